import { waitingDraft as en } from '../../content/en/waiting-draft.ts';
import { waitingDraft as zh } from '../../content/zh/waiting-draft.ts';
import { languageOfPath } from '../../domain/languages.ts';
import { cards, toCard } from './cards.ts';

/** Says on the button that leads to the form that a draft waits, and at which card. */
export function showWaitingDraft(draft: Record<string, string>): void {
  const words = { en, zh }[languageOfPath(location.pathname) ?? 'en'];
  const step = String((toCard(draft.card) ?? 0) + 1);
  for (const { firstChild } of document.querySelectorAll('main a.button[href$="#refer"]')) {
    if (firstChild) firstChild.nodeValue = words.text.replace('{step}', step).replace('{steps}', String(cards.length));
  }
}
