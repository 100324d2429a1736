import { type RefObject, useRef, useState } from 'react';
import {
  type DraftPlace,
  forgetDraft,
  keepDraft,
  type Prefill,
  prefillForm,
  readDraft,
  restoreDraft,
} from './draft.ts';

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
