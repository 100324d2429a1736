import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Fields, type Problem, parseFields, type Values } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import { honeypotField, type SubmissionMetadata } from '../../domain/spam.ts';

export type FormProblems = Record<string, Problem | undefined>;

/** How a submit ended. */
export type SubmitResult<Outcome> = {
  /** True when the form was sent: it is cleared, and its draft is deleted. */
  sent: boolean;
  outcome: Outcome;
  /** The problems that the server found, by field. */
  problems?: FormProblems;
};

export type SubmissionOptions<F extends Fields, Outcome> = {
  fields: F;
  language: Language;
  /** Called when the form was not sent because of problems, before the first of them gets the focus. */
  onProblems?(problems: FormProblems): void;
  /** Delivers the values; must not reject. */
  send(values: Values<F>, metadata: SubmissionMetadata): Promise<SubmitResult<Outcome>>;
};

export type SubmissionState<Outcome> = {
  phase: 'filling' | 'submitting' | 'sent';
  /** How the last delivery ended; null before the first one. */
  outcome: Outcome | null;
  problems: FormProblems;
  /** How often submitting was rejected because of problems; each time the first problem gets the focus. */
  rejections: number;
};

const filling = { phase: 'filling', outcome: null, problems: {}, rejections: 0 } as const;

/** Validates and delivers a form. @param onSent empties the form */
export function useSubmission<F extends Fields, Outcome>(
  ref: RefObject<HTMLFormElement | null>,
  { fields, language, onProblems, send }: SubmissionOptions<F, Outcome>,
  onSent: () => void,
) {
  const busy = useRef(false);
  const [state, setState] = useState<SubmissionState<Outcome>>(filling);
  useFocusOnProblem(ref, state.rejections);

  function reject(problems: FormProblems, outcome: Outcome | null) {
    onProblems?.(problems);
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
    const { sent, outcome, problems } = await send(parsed.values, metadataOf(input, language));
    busy.current = false;
    if (sent) onSent();
    if (problems) reject(problems, outcome);
    else setState({ ...filling, phase: sent ? 'sent' : 'filling', outcome });
  }

  /** The problem of a field that is being corrected; with the last one, that the form was rejected. */
  function forgetProblem(field: string) {
    setState((now) => {
      if (!now.problems[field]) return now;
      const problems = { ...now.problems, [field]: undefined };
      return { ...now, problems, outcome: Object.values(problems).some(Boolean) ? now.outcome : null };
    });
  }

  return { state, check, submit, forgetProblem, reset: () => setState(filling) };
}

/** Moves the focus to the first problem that is shown, each time the form was rejected. */
function useFocusOnProblem(ref: RefObject<HTMLFormElement | null>, rejections: number) {
  useEffect(() => {
    if (rejections === 0) return;
    const invalid =
      ref.current?.querySelectorAll<HTMLElement>('[aria-invalid]:not(fieldset), [aria-invalid] input') ?? [];
    const first = [...invalid].find((control) => control.checkVisibility());
    first?.focus({ preventScroll: true });
    // By itself WebKit scrolls just far enough to show the control, and its label stays under the bar.
    first?.scrollIntoView({ block: 'center' });
  }, [ref, rejections]);
}

function valuesOf(form: HTMLFormElement | null): Record<string, FormDataEntryValue> {
  return form ? Object.fromEntries(new FormData(form)) : {};
}

function metadataOf(input: Record<string, FormDataEntryValue>, language: Language): SubmissionMetadata {
  return { language, website: String(input[honeypotField] ?? ''), elapsed: Math.round(performance.now()) };
}
