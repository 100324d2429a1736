import { honeypotField } from '../../domain/spam.ts';

/** Where the draft of a form is stored: its key, and whether for the whole browser or for this tab. */
export type DraftPlace = { storage: 'localStorage' | 'sessionStorage'; key: string };

const lifetime = 7 * 24 * 60 * 60 * 1000;
const notTyped = ['language', honeypotField];

/** Texts that a form was filled with for the person, by field. */
export type Prefill = Record<string, string>;

/**
 * Stores what has been typed until it is sent, cleared, or a week old. Without browser storage the form still works, without
 * a draft.
 * @param now milliseconds since 1970
 * @param prefill what was not typed, and so is not stored until it is changed
 * @param earlier a draft that the form has not been filled with, for the fields that are empty
 * @returns whether something is stored now; false also where nothing has been typed
 */
export function keepDraft(
  place: DraftPlace,
  form: HTMLFormElement,
  now: number,
  prefill: Prefill,
  earlier: Record<string, string> = {},
): boolean {
  const { storage, key } = place;
  const values = { ...earlier, ...typedInto(form, prefill) };
  const isEmpty = Object.keys(values).length === 0;
  try {
    if (isEmpty) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify({ savedAt: now, values }));
    return !isEmpty;
  } catch {
    // Full or forbidden storage.
    return false;
  }
}

/** What has been typed, by field. @param prefill what was not */
export function typedInto(form: HTMLFormElement, prefill: Prefill): Record<string, FormDataEntryValue> {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => value !== (prefill[name] ?? '') && !notTyped.includes(name),
  );
  return Object.fromEntries(typed);
}

/**
 * The stored draft, by field; null when there is none, or it cannot be read, or it is older than seven days.
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
    // No draft, or not readable.
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
