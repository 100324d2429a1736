import { type RefObject, useRef, useState } from 'react';
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
 * @returns whether something is stored now
 */
function keepDraft(place: DraftPlace, form: HTMLFormElement, now: number, prefill: Prefill): boolean {
  const { storage, key } = place;
  const typed = [...new FormData(form)].filter(
    ([name, value]) => value !== (prefill[name] ?? '') && !notTyped.includes(name),
  );
  try {
    if (typed.length === 0) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify({ savedAt: now, values: Object.fromEntries(typed) }));
    return typed.length > 0;
  } catch {
    // Full or forbidden storage.
    return false;
  }
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

/** Fills the controls that are still empty from a draft; what the person has typed since then is not overwritten. */
function restoreDraft(form: HTMLFormElement, draft: Record<string, string>): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (hasTextValue(control) && control.value === '') control.value = value;
  }
}

/**
 * Fills controls that are empty and have no draft.
 * @returns what was filled in
 */
function prefillForm(form: HTMLFormElement, values: Prefill, draft: Record<string, string> | null): Prefill {
  const open = Object.entries(values).filter(([name]) => {
    const control = form.elements.namedItem(name);
    return hasTextValue(control) && control.value === '' && draft?.[name] === undefined;
  });
  restoreDraft(form, Object.fromEntries(open));
  return Object.fromEntries(open);
}

/** Whether it has a text as its value: also radio buttons of one name, of which setting the value chooses one. */
function hasTextValue(
  control: unknown,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList {
  const kinds = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, RadioNodeList];
  return kinds.some((kind) => control instanceof kind);
}

/**
 * The draft of a form while it is being filled in.
 * @param prefill what the form is filled with for the person, where nothing has been typed
 */
export function useDraft(ref: RefObject<HTMLFormElement | null>, place: DraftPlace, prefill?: () => Prefill) {
  const prefilled = useRef<Prefill>({});
  const [restored, setRestored] = useState<Record<string, string> | null>(null);
  const [kept, setKept] = useState(false);

  function keep() {
    if (ref.current) setKept(keepDraft(place, ref.current, Date.now(), prefilled.current));
  }

  /** Fills the form with the draft of an earlier visit, or for the person. */
  function restore(form: HTMLFormElement) {
    const draft = readDraft(place, Date.now());
    if (draft) restoreDraft(form, draft);
    prefilled.current = prefillForm(form, prefill?.() ?? {}, draft);
    keep();
    setRestored(draft);
  }

  function forget() {
    forgetDraft(place);
    prefilled.current = {};
    setRestored(null);
    setKept(false);
  }

  return { restored, kept, keep, restore, forget };
}
