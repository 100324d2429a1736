import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Doubt, doubtAbout, type Fields } from '../../domain/fields.ts';
import type { DraftPlace, Prefill } from './draft.ts';
import { useDraft } from './use-draft.ts';
import { type SubmissionOptions, type SubmissionState, useSubmission } from './use-submission.ts';

type Options<F extends Fields, Outcome> = SubmissionOptions<F, Outcome> & {
  draft: DraftPlace;
  /** What the form is filled with for the person, where nothing has been typed. */
  prefill?(): Prefill;
};

/** The state and actions of a form, for its components. */
export type FormState<Outcome = unknown> = SubmissionState<Outcome> & {
  ref: RefObject<HTMLFormElement | null>;
  /** Where its draft is stored. */
  place: DraftPlace;
  /** False until React has hydrated the form: until then the browser validates and posts it. */
  hydrated: boolean;
  /** Whether every required checkbox is ticked. */
  ticked: boolean;
  /** The draft of an earlier visit that has been restored. */
  restored: Record<string, string> | null;
  /** What may be wrong although it is accepted, by field. */
  doubts: Record<string, Doubt | undefined>;
  /** Whether what has been typed is now kept in this browser. */
  kept: boolean;
  /** Stores the draft. */
  keep(): void;
  /** Validates some of the fields, and shows their problems; true when there are none. */
  check(fields: Fields): boolean;
  onInput(field: string): void;
  /** Shows a doubt about what is visible, and moves the focus there, unless it is shown already; true when it did. */
  asks(): boolean;
  submit(): Promise<void>;
  /** Empties the form. */
  clear(): void;
  /** Empties the form after it was sent, and moves the focus to its first control. */
  startAgain(): void;
};

/**
 * The states of a form (docs/spec.md §4.1), for all forms: validation, focus, draft, delivery. The inputs are uncontrolled:
 * their values are in the document, so values typed before this code was loaded are kept.
 */
export function useForm<F extends Fields, Outcome>(options: Options<F, Outcome>): FormState<Outcome> {
  const { fields, draft: place, prefill } = options;
  const ref = useRef<HTMLFormElement>(null);
  const { restore, forget, ...draft } = useDraft(ref, place, prefill);
  const { state, check, submit, forgetProblem, reset } = useSubmission(ref, options, empty);
  const [hydrated, setHydrated] = useState(false);
  const [ticked, setTicked] = useState(false);
  const [doubts, setDoubts] = useState<FormState['doubts']>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    if (!ref.current) return;
    restore(ref.current);
    setTicked(allTicked(fields, ref.current));
    setHydrated(true);
  }, []);

  function onInput(field: string) {
    if (!ref.current) return;
    draft.keep();
    setTicked(allTicked(fields, ref.current));
    forgetProblem(field);
    setDoubts((now) => (now[field] === undefined ? now : { ...now, [field]: undefined }));
  }

  // Not when the field is left: the hint then moved the button under the finger, and nobody read it on a card that was closed.
  function asks() {
    for (const input of ref.current?.querySelectorAll('input') ?? []) {
      const { name, type, value } = input;
      const doubt = doubtAbout(type, value);
      if (doubt === doubts[name] || !input.checkVisibility()) continue;
      setDoubts({ ...doubts, [name]: doubt });
      input.focus();
      return true;
    }
    return false;
  }

  function empty() {
    forget();
    ref.current?.reset();
    setDoubts({});
    setTicked(false);
  }

  function clear() {
    empty();
    reset();
  }

  function startAgain() {
    // Rendered synchronously, because a hidden control cannot get the focus.
    flushSync(clear);
    ref.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus();
  }

  return { ...state, ...draft, place, ref, hydrated, ticked, doubts, check, submit, onInput, asks, clear, startAgain };
}

function allTicked(fields: Fields, form: HTMLFormElement): boolean {
  const values = new FormData(form);
  return Object.entries(fields).every(([name, { kind }]) => kind !== 'tick' || values.has(name));
}
