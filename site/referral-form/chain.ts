import type { ReferralSubmission } from '../../domain/referral.ts';

/** One way of saving a submission. `send` rejects when it failed; `limit` is its time limit in ms. */
export type Step<Name extends string = string> = {
  name: Name;
  limit: number;
  send(submission: ReferralSubmission, signal: AbortSignal): Promise<unknown>;
};

export type Delivery<Name extends string> = { savedBy: Name | null; errors: unknown[] };

/**
 * Tries each step in turn until one has saved the submission (docs/spec.md §4.2). A step over its limit counts as failed and
 * its signal is aborted. If its call still arrives later, every store recognises the id.
 * @returns the step that saved it, or null, and the errors of the steps that failed
 */
export async function deliver<Name extends string>(
  submission: ReferralSubmission,
  steps: readonly Step<Name>[],
): Promise<Delivery<Name>> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await withinLimit(step, submission);
      return { savedBy: step.name, errors };
    } catch (error) {
      errors.push(error);
    }
  }
  return { savedBy: null, errors };
}

async function withinLimit({ name, limit, send }: Step, submission: ReferralSubmission) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`${name} took longer than ${limit} ms`);
      controller.abort(error);
      reject(error);
    }, limit);
  });
  try {
    await Promise.race([send(submission, controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
