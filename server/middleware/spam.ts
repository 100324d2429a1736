import { spamReason } from '../../domain/spam.ts';

/**
 * Why a form is kept aside as suspected spam; the rule is the domain's. A browser without JavaScript sends `elapsed` as
 * text, or empty when nothing measured it.
 * @param input the body, parsed; anything may be in it
 */
export function spamReasonOfBody(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const { elapsed } = input as { elapsed?: unknown };
  const measured = typeof elapsed === 'string' && elapsed.trim() !== '' ? Number(elapsed) : elapsed;
  return spamReason({ ...input, elapsed: measured });
}
