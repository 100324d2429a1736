import { sentHere as en } from '../../content/en/sent-here.ts';
import { sentHere as zh } from '../../content/zh/sent-here.ts';
import { type Language, languageOfPath, languageTags } from '../../domain/languages.ts';
import { addedOnSave, isSubmissionId, shortReference, statusPath } from '../../domain/referral.ts';
import { endpointsOfPage } from './steps.ts';
import { readUnsent, unsentEvent } from './unsent.ts';
import { type Sent, updateNotes } from './unsent-notes.ts';

/**
 * Shows above the form what was sent from this device, and what still waits; also while it is sent. Written without React, so that it
 * costs nothing where nothing was sent.
 */
export function showSentHere(): void {
  const form = document.querySelector('[data-island^="referral-form"]');
  if (!form) return;
  const list = document.createElement('details');
  list.style.cssText =
    'margin-bottom:1rem;padding:.75rem 1rem;border-radius:.75rem;background:var(--color-sunk);overflow-wrap:anywhere';
  const language = languageOfPath(location.pathname) ?? 'en';
  const show = () => fillList(list, language);
  show();
  form.before(list);
  addEventListener(unsentEvent, show);
  addEventListener('storage', show);
}

function fillList(list: HTMLElement, language: Language): void {
  const words = { en, zh }[language];
  const { waiting, sent } = readUnsent();
  const rows = [
    ...waiting.map(({ businessName }) => element('li', `${businessName} · ${words.waiting}`)),
    ...sent.toReversed().flatMap((one) => (isSubmissionId(one?.submissionId) ? [rowOf(one, language)] : [])),
  ];
  const forget = element('button', words.forget);
  forget.className = 'text-link';
  forget.style.marginTop = '.75rem';
  forget.addEventListener('click', () => {
    updateNotes(() => ({ sent: [] }));
    fillList(list, language);
  });
  const items = document.createElement('ul');
  items.append(...rows);
  const title = element('summary', words.title.replace('{count}', `${rows.length}`));
  title.style.cssText = 'cursor:pointer;font-weight:700';
  list.replaceChildren(title, items, ...(sent.length > 0 ? [forget] : []));
  list.hidden = rows.length === 0;
}

/** Such as “Good Taste · 25 Nov · ABCD EFGH”, and the link to what became of it. */
function rowOf({ submissionId, businessName }: Sent, language: Language): HTMLElement {
  const day = new Intl.DateTimeFormat(languageTags[language], {
    timeZone: 'Asia/Hong_Kong',
    day: 'numeric',
    month: 'short',
  }).format(addedOnSave(submissionId).submissionTimestamp);
  const reference = shortReference(submissionId);
  const row = element('li', `${businessName} · ${day} · ${reference} `);
  const link = Object.assign(document.createElement('a'), {
    href: endpointsOfPage().apiOrigin + statusPath(language, { reference }),
    textContent: { en, zh }[language].status,
    className: 'text-link font-bold',
  });
  row.append(link);
  row.style.marginTop = '.5rem';
  return row;
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text });
}
