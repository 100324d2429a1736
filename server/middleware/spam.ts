import { spamReason } from '../../domain/spam.ts';

/**
 * Why a form goes to quarantine as suspected spam, by the rule in `domain/spam.ts`. A form body has `elapsed` as text, or empty.
 * @param input the parsed body; anything may be in it
 */
export function spamReasonOfBody(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const { elapsed } = input as { elapsed?: unknown };
  const measured = typeof elapsed === 'string' && elapsed.trim() !== '' ? Number(elapsed) : elapsed;
  return spamReason({ ...input, elapsed: measured });
}
