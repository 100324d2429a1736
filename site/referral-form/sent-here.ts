import { sentHere as en } from '../../content/en/sent-here.ts';
import { sentHere as zh } from '../../content/zh/sent-here.ts';
import { languageOfPath } from '../../domain/languages.ts';
import { addedOnSave, isSubmissionId, shortReference, statusPath } from '../../domain/referral.ts';
import { linkOf } from './device-link.ts';
import { endpointsOfPage } from './steps.ts';
import { readUnsent, unsentEvent } from './unsent.ts';
import { type Sent, updateNotes } from './unsent-notes.ts';

let list: HTMLElement | undefined;

/**
 * Shows what was sent from this device, and what still waits: above the form, and below the thanks; also while it is sent. Written
 * without React, so that it costs nothing where nothing was sent.
 */
export function showSentHere(place: 'before' | 'after'): void {
  const form = document.querySelector('[data-island^="referral-form"]');
  if (!form) return;
  if (!list) {
    list = element('details', '');
    for (const name of [unsentEvent, 'storage']) addEventListener(name, fillList);
  }
  const margin = place === 'before' ? '0 0 1.5rem' : '1.5rem 0 0';
  list.style.cssText = `margin:${margin};padding:.75rem 1rem;border-radius:.75rem;background:var(--color-sunk);overflow-wrap:anywhere`;
  fillList();
  form[place](list);
}

const languageOfPage = () => languageOfPath(location.pathname) ?? 'en';

function fillList(): void {
  const words = { en, zh }[languageOfPage()];
  const { waiting, sent } = readUnsent();
  const known = sent.filter((one) => isSubmissionId(one?.submissionId)).reverse();
  const items = element('ul', '');
  items.append(...waiting.map((one) => rowOf(one, words.waiting)), ...known.map((one) => rowOf(one, '', words.sent)));
  items.style.cssText = 'display:grid;gap:.75rem;margin-block:.75rem';
  const title = element('summary', words.title.replace('{count}', `${items.children.length}`), 'text-link font-bold');
  const forget = element('button', words.forget, 'text-link text-sm');
  forget.addEventListener('click', () => {
    if (!confirm(words.forgetConfirm)) return;
    updateNotes(() => ({ sent: [], key: '' }));
    fillList();
  });
  list?.replaceChildren(title, ...(known.length > 0 ? [element('p', words.open), items, forget] : [items]));
  list?.toggleAttribute('hidden', items.children.length === 0);
}

/** The name of the shop, which leads to what became of it, above its day and reference; or why it has no status yet. */
function rowOf({ submissionId, businessName }: Sent, waiting: string, sent = ''): HTMLElement {
  const language = languageOfPage();
  const reference = shortReference(submissionId);
  const day = new Intl.DateTimeFormat(`${language}-HK`, { timeZone: 'Asia/Hong_Kong', day: 'numeric', month: 'short' });
  const name = element(waiting ? 'b' : 'a', businessName, waiting ? '' : 'text-link font-bold');
  if (!waiting) {
    void linkOf(submissionId).then((link) => {
      name.setAttribute('href', endpointsOfPage().apiOrigin + statusPath(language, { reference, link }));
    });
  }
  const row = element('li', '');
  row.append(
    name,
    element(
      'p',
      `${day.format(addedOnSave(submissionId).submissionTimestamp)} · ${waiting || `${sent} · ${reference}`}`,
      'text-sm text-soft',
    ),
  );
  return row;
}

function element(name: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text, className });
}
