import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DraftPlace, forgetDraft, keepDraft, type Prefill, readDraft, typedInto } from './draft.ts';

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

  // Another tab may have sent or cleared the draft that both have begun with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions that it calls depend on nothing else
  useEffect(() => {
    const keepLast = () => void (readDraft(place, Date.now()) ?? keep());
    addEventListener('pagehide', keepLast);
    return () => removeEventListener('pagehide', keepLast);
  }, []);

  /** Forgets what the form contains; the draft of another tab stays. */
  function forget() {
    const own = ref.current && typedInto(ref.current, prefilled.current);
    if (JSON.stringify(own) === JSON.stringify(readDraft(place, Date.now()))) forgetDraft(place);
    prefilled.current = {};
    setRestored(null);
    setKept(false);
  }

  return { restored, kept, keep, restore, forget };
}
