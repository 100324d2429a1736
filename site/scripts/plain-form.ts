import { interrupted as en } from '../../content/en/interrupted.ts';
import { interrupted as zh } from '../../content/zh/interrupted.ts';
import { type DraftPlace, keepDraft, readDraft, typedInto } from '../forms/draft.ts';

/**
 * Looks after the form of an island whose code is not there yet: it keeps the same draft as the hydrated form, and the page when it
 * is submitted without a network.
 * @param signal ends it
 * @returns whether the page could be loaded again without losing what was typed
 */
export function guardPlainForm(island: HTMLElement, signal: AbortSignal): () => boolean {
  const form = island.querySelector<HTMLFormElement>('form[data-draft]');
  if (!form) return () => true;
  const [storage, key] = (form.dataset.draft ?? '').split(' ') as [DraftPlace['storage'], string];
  const place = { storage, key };
  // Not yet in the form, which its code fills.
  const earlier = readDraft(place, Date.now()) ?? {};
  let isKept = true;
  const keep = () => {
    isKept = keepDraft(place, form, Date.now(), {}, earlier);
  };
  // This script may be loaded after the first words are typed.
  if (Object.keys(typedInto(form, {})).length > 0) keep();
  form.addEventListener('input', keep, { signal });
  const guard = (event: Event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    showInterrupted(signal);
  };
  form.addEventListener('submit', guard, { signal });
  return () => isKept;
}

const note = document.createElement('p');

/** Says that the connection was interrupted, until the network is back or the signal is aborted. */
export function showInterrupted(signal: AbortSignal): void {
  note.role = 'alert';
  note.textContent = (document.documentElement.lang === 'en' ? en : zh).text;
  // The styles of messages come with a form's code.
  note.style.cssText =
    'position:fixed;inset:auto 1rem 1rem;z-index:9;padding:1rem;border:1px solid;background:var(--color-paper);color:var(--color-ink)';
  document.body.append(note);
  const hide = () => note.remove();
  signal.addEventListener('abort', hide);
  addEventListener('online', hide);
}
