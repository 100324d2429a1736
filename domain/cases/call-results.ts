/** What may come of a call, in the order of the buttons and of the keys 1 to 6. */
export const callResults = ['interested', 'no-answer', 'wrong-number', 'sent', 'not-interested', 'later'] as const;
export type CallResult = (typeof callResults)[number];

/** Why nobody was reached: of `sent` the person has not answered a WhatsApp message yet. */
export const failures = ['no-answer', 'wrong-number', 'sent'] as const satisfies readonly CallResult[];
export type Failure = (typeof failures)[number];

/** What a person who was reached said. */
export type Outcome = Exclude<CallResult, Failure>;

/** True for what a person said who was reached. */
export function isOutcome(value: unknown): value is Outcome {
  return callResults.some((result) => result === value) && !failures.some((failure) => failure === value);
}

/** Why somebody said no, for the report. A member may choose none. */
export const refusals = ['no-surplus', 'price', 'chain-decides', 'wrong-person', 'other'] as const;
export type Refusal = (typeof refusals)[number];

/** A refusal ends what was open. */
export const resultRules: Record<CallResult, { isRefusal?: true; needsDate?: true }> = {
  interested: {},
  'no-answer': {},
  'wrong-number': {},
  sent: {},
  'not-interested': { isRefusal: true },
  later: { needsDate: true },
};
