import { honeypotField } from '../../domain/spam.ts';

/** Where the draft of a form is kept: under one key, in this browser or in this tab alone. */
export type DraftPlace = { storage: 'localStorage' | 'sessionStorage'; key: string };

const lifetime = 7 * 24 * 60 * 60 * 1000;
const notTyped = ['language', honeypotField];

/**
 * Keeps what has been typed until it is sent, cleared, or a week old. A browser without storage keeps nothing, and the form
 * still works.
 * @param now milliseconds since 1970
 */
export function keepDraft({ storage, key }: DraftPlace, form: HTMLFormElement, now: number): void {
  const typed = [...new FormData(form)].filter(([name, value]) => value !== '' && !notTyped.includes(name));
  try {
    if (typed.length === 0) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify({ savedAt: now, values: Object.fromEntries(typed) }));
  } catch {
    // Full or forbidden storage.
  }
}

/**
 * What was typed before, by field; null when nothing readable is kept or it is older than seven days.
 * @param now milliseconds since 1970
 */
export function readDraft(place: DraftPlace, now: number): Record<string, string> | null {
  try {
    const { savedAt, values } = JSON.parse(window[place.storage].getItem(place.key) ?? 'null');
    if (now - savedAt <= lifetime) {
      const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      return texts.length > 0 ? Object.fromEntries(texts) : null;
    }
    forgetDraft(place);
  } catch {
    // Nothing kept, or nothing readable.
  }
  return null;
}

export function forgetDraft({ storage, key }: DraftPlace): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // No storage, so no draft.
  }
}

/** Puts a draft into the controls that are still empty: what the person has typed since then stays. */
export function restoreDraft(form: HTMLFormElement, draft: Record<string, string>): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (isTextControl(control) && control.value === '') control.value = value;
  }
}

function isTextControl(control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => control instanceof kind);
}
