import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { doubtfulDigits, type Fields, type Problem, parseFields, type Values } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import { honeypotField, type SubmissionMetadata } from '../../domain/spam.ts';
import {
  type DraftPlace,
  forgetDraft,
  keepDraft,
  type Prefill,
  prefillForm,
  readDraft,
  restoreDraft,
} from './draft.ts';

export type FormProblems = Record<string, Problem | undefined>;

/** How a submit ended. */
export type SubmitResult<Outcome> = {
  /** True when the form was sent: it is cleared, and its draft is deleted. */
  sent: boolean;
  outcome: Outcome;
  /** The problems that the server found, by field. */
  problems?: FormProblems;
};

type Options<F extends Fields, Outcome> = {
  fields: F;
  language: Language;
  draft: DraftPlace;
  /** What the form is filled with for the person, where nothing has been typed. */
  prefill?(): Prefill;
  /** Called when the form was not sent because of problems, before the first of them gets the focus. */
  onProblems?(problems: FormProblems): void;
  /** Delivers the values; must not reject. */
  send(values: Values<F>, metadata: SubmissionMetadata): Promise<SubmitResult<Outcome>>;
};

type State<Outcome> = {
  phase: 'filling' | 'submitting' | 'sent';
  /** How the last delivery ended; null before the first one. */
  outcome: Outcome | null;
  problems: FormProblems;
  /** How often submitting was rejected because of problems; each time the first problem gets the focus. */
  rejections: number;
};

/** The state and actions of a form, for its components. */
export type FormState<Outcome = unknown> = State<Outcome> & {
  ref: RefObject<HTMLFormElement | null>;
  /** False until React has hydrated the form: until then the browser validates and posts it. */
  hydrated: boolean;
  /** Whether every required checkbox is ticked. */
  ticked: boolean;
  /** The draft of an earlier visit that has been restored. */
  restored: Record<string, string> | null;
  /** Telephone numbers that may not be complete: how many digits each has, by field. */
  doubts: Record<string, number | null>;
  /** Whether what has been typed is now kept in this browser. */
  kept: boolean;
  /** Stores the draft. */
  keep(): void;
  /** Validates some of the fields, and shows their problems; true when there are none. */
  check(fields: Fields): boolean;
  onInput(field: string): void;
  /** When a person leaves a field. */
  onLeave(control: HTMLInputElement): void;
  submit(): Promise<void>;
  /** Empties the form. */
  clear(): void;
  /** Empties the form after it was sent, and moves the focus to its first control. */
  startAgain(): void;
};

const filling = { phase: 'filling', outcome: null, problems: {}, rejections: 0 } as const;

/**
 * The states of a form (docs/spec.md §4.1), for all forms: validation, focus, draft, delivery. The inputs are uncontrolled:
 * their values are in the document, so values typed before this code was loaded are kept.
 */
export function useForm<F extends Fields, Outcome>(options: Options<F, Outcome>): FormState<Outcome> {
  const { fields, draft } = options;
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const prefill = useRef<Prefill>({});
  const [state, setState] = useState<State<Outcome>>(filling);
  const [hydrated, setHydrated] = useState(false);
  const [ticked, setTicked] = useState(false);
  const [restored, setRestored] = useState<Record<string, string> | null>(null);
  const [kept, setKept] = useState(false);
  const [doubts, setDoubts] = useState<Record<string, number | null>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    if (!ref.current) return;
    const kept = readDraft(draft, Date.now());
    if (kept) restoreDraft(ref.current, kept);
    prefill.current = prefillForm(ref.current, options.prefill?.() ?? {}, kept);
    setKept(keepDraft(draft, ref.current, Date.now(), prefill.current));
    setRestored(kept);
    setTicked(allTicked(fields, ref.current));
    setHydrated(true);
  }, []);

  useEffect(() => {
    if (state.rejections === 0) return;
    const invalid =
      ref.current?.querySelectorAll<HTMLElement>('[aria-invalid]:not(fieldset), [aria-invalid] input') ?? [];
    const first = [...invalid].find((control) => control.checkVisibility());
    first?.focus({ preventScroll: true });
    // By itself WebKit scrolls just far enough to show the control, and its label stays under the bar.
    first?.scrollIntoView({ block: 'center' });
  }, [state.rejections]);

  function keep() {
    if (ref.current) setKept(keepDraft(draft, ref.current, Date.now(), prefill.current));
  }

  function onInput(field: string) {
    if (!ref.current) return;
    keep();
    setTicked(allTicked(fields, ref.current));
    setState((now) => (now.problems[field] ? { ...now, problems: { ...now.problems, [field]: undefined } } : now));
  }

  function onLeave({ name, type, value }: HTMLInputElement) {
    if (type !== 'tel') return;
    // After the press that left the field: a hint of two lines moved what was pressed from under the finger.
    setTimeout(() => setDoubts((now) => ({ ...now, [name]: doubtfulDigits(value) })), 250);
  }

  function reject(problems: FormProblems, outcome: Outcome | null) {
    options.onProblems?.(problems);
    setState((now) => ({ phase: 'filling', outcome, problems, rejections: now.rejections + 1 }));
  }

  function check(some: Fields): boolean {
    const parsed = parseFields(some, valuesOf(ref.current));
    if (!parsed.ok) {
      const { problems } = parsed;
      setState((now) => ({ ...now, problems: { ...now.problems, ...problems }, rejections: now.rejections + 1 }));
    }
    return parsed.ok;
  }

  async function submit() {
    if (busy.current) return;
    const input = valuesOf(ref.current);
    const parsed = parseFields(fields, input);
    if (!parsed.ok) return reject(parsed.problems, null);
    busy.current = true;
    setState((now) => ({ ...now, phase: 'submitting', outcome: null, problems: {} }));
    const { sent, outcome, problems } = await options.send(parsed.values, metadataOf(input, options.language));
    busy.current = false;
    if (sent) empty();
    if (problems) reject(problems, outcome);
    else setState({ ...filling, phase: sent ? 'sent' : 'filling', outcome });
  }

  function empty() {
    forgetDraft(draft);
    prefill.current = {};
    ref.current?.reset();
    setRestored(null);
    setKept(false);
    setDoubts({});
    setTicked(false);
  }

  function clear() {
    empty();
    setState(filling);
  }

  function startAgain() {
    // Rendered synchronously, because a hidden control cannot get the focus.
    flushSync(clear);
    ref.current?.querySelector<HTMLElement>('input:not([type=hidden], [tabindex])')?.focus();
  }

  const actions = { keep, check, onInput, onLeave, submit, clear, startAgain };
  return { ...state, ref, hydrated, ticked, restored, kept, doubts, ...actions };
}

function allTicked(fields: Fields, form: HTMLFormElement): boolean {
  const values = new FormData(form);
  return Object.entries(fields).every(([name, { kind }]) => kind !== 'tick' || values.has(name));
}

function valuesOf(form: HTMLFormElement | null): Record<string, FormDataEntryValue> {
  return form ? Object.fromEntries(new FormData(form)) : {};
}

function metadataOf(input: Record<string, FormDataEntryValue>, language: Language): SubmissionMetadata {
  return { language, website: String(input[honeypotField] ?? ''), elapsed: Math.round(performance.now()) };
}
