import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Problems } from '../../domain/fields.ts';
import {
  parseReferral,
  type Referral,
  type ReferralSubmission,
  type referralFields,
  submissionOf,
} from '../../domain/referral.ts';
import { spamReason } from '../../domain/spam.ts';
import { deliver } from './chain.ts';
import { forgetDraft, keepAttempt, keepDraft, keptAttempt, keptDraft, restoreDraft } from './draft.ts';
import { firstPause, keepSending, outboxEvent } from './outbox.ts';
import { allSteps, type Endpoints, loadCloud } from './steps.ts';

export type SavedBy = 'cloud' | 'fallback' | 'device';
export type Outcome = SavedBy | 'failed';
export type ReferralProblems = Problems<typeof referralFields>;

type State = {
  phase: 'filling' | 'submitting' | 'submitted';
  /** How the last submit ended. */
  outcome: Outcome | null;
  toastOpen: boolean;
  problems: ReferralProblems;
  /** How often a submit was turned back; each time the first problem wants the focus. */
  refusals: number;
  submissionId: string;
};

const filling: State = {
  phase: 'filling',
  outcome: null,
  toastOpen: false,
  problems: {},
  refusals: 0,
  submissionId: '',
};

/**
 * The states of the referral form (docs/spec.md §4.1) and what moves between them.
 * @param form the form's element; its controls hold the values, so what was typed before this code arrived counts too
 */
export function useReferral(form: RefObject<HTMLFormElement | null>, endpoints: Endpoints) {
  const [state, setState] = useState(filling);
  // False until React has taken over: before that the button must work, for browsers where it never does.
  const [awake, setAwake] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [restored, setRestored] = useState(false);
  const last = useRef<ReferralSubmission | null>(null);
  const busy = useRef(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = keptDraft(Date.now());
    if (draft) {
      restoreDraft(element, draft);
      setRestored(true);
    } else {
      // Typed before this code arrived.
      keepDraft(element, Date.now());
    }
    setConfirmed(isConfirmed(element));
    setAwake(true);
  }, [form]);

  /** Keeps what is typed, and takes back what was said about the field: it is being mended. */
  function typed(name: string) {
    if (!form.current || busy.current) return;
    keepDraft(form.current, Date.now());
    setConfirmed(isConfirmed(form.current));
    setState((now) => (name in now.problems ? { ...now, problems: { ...now.problems, [name]: undefined } } : now));
    // Only someone who types will need it; a failure to load shows up when the step is taken.
    loadCloud().catch(() => {});
  }

  async function submit() {
    if (!form.current || busy.current) return;
    const input = Object.fromEntries(new FormData(form.current));
    const parsed = parseReferral(input);
    if (!parsed.ok) {
      setState(({ refusals }) => ({ ...filling, problems: parsed.problems, refusals: refusals + 1 }));
      return;
    }
    busy.current = true;
    const submission = sameOrNew(last.current ?? keptAttempt(), parsed.values);
    last.current = submission;
    keepAttempt(submission);
    setState({ ...filling, phase: 'submitting' });
    const signs = { website: String(input.website ?? ''), elapsed: Math.round(performance.now()) };
    const steps = allSteps(endpoints, spamReason(signs) ? signs : null);
    const { savedBy, errors } = await deliver(submission, steps);
    for (const error of errors) console.warn(error);
    busy.current = false;
    if (savedBy === 'device') {
      dispatchEvent(new CustomEvent(outboxEvent, { detail: 0 }));
      keepSending(endpoints, firstPause);
    }
    if (savedBy) {
      forgetDraft();
      last.current = null;
      setRestored(false);
    }
    setState({
      ...filling,
      phase: savedBy ? 'submitted' : 'filling',
      outcome: savedBy ?? 'failed',
      toastOpen: true,
      submissionId: submission.submissionId,
    });
  }

  /** Back to an empty form: after a success, or when the person starts over. */
  function clear() {
    forgetDraft();
    form.current?.reset();
    setRestored(false);
    setConfirmed(false);
    setState(filling);
  }

  const closeToast = () => setState((now) => ({ ...now, toastOpen: false }));

  return { ...state, awake, confirmed, restored, typed, submit, clear, closeToast };
}

function isConfirmed(form: HTMLFormElement): boolean {
  return new FormData(form).has('confirmContact');
}

/** Pressing submit again with nothing changed sends the same submission: a late first write must not become a second. */
function sameOrNew(last: ReferralSubmission | null, referral: Referral): ReferralSubmission {
  const next = submissionOf(referral, Date.now(), crypto.getRandomValues(new Uint8Array(8)));
  const { submissionId, submissionDate, submissionTimestamp } = last ?? next;
  const again = { ...referral, submissionId, submissionDate, submissionTimestamp };
  return last && JSON.stringify(last) === JSON.stringify(again) ? last : next;
}
