import { spamReason } from '../../domain/spam.ts';

/**
 * The reason why a form is suspected spam, by the rule in `domain/spam.ts`. A form body has `elapsed` as text, or empty.
 * @param input the parsed body, of any shape
 * @returns null when it is not suspected
 */
export function spamReasonOfBody(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const { elapsed } = input as { elapsed?: unknown };
  const measured = typeof elapsed === 'string' && elapsed.trim() !== '' ? Number(elapsed) : elapsed;
  return spamReason({ ...input, elapsed: measured });
}
