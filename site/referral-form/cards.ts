import type { Fields } from '../../domain/fields.ts';
import { referralGroups } from '../../domain/referral.ts';

/** The cards of the referral form: the fields of each group of docs/spec.md §3.1. */
export const cards: Fields[] = Object.values(referralGroups);

/** The index of the card that has a field; 0 for a name that no card has. */
export function cardOf(field: string): number {
  return Math.max(
    0,
    cards.findIndex((fields) => field in fields),
  );
}

/** The fields with problems, in the order of the form. */
export function fieldsWithProblems(problems: Record<string, unknown>): string[] {
  return cards.flatMap((fields) => Object.keys(fields)).filter((name) => problems[name]);
}

/** A card's index from a draft or the browser's history, which may hold anything; null when it is none. */
export function toCard(value: unknown): number | null {
  const card = Number(value ?? Number.NaN);
  return Number.isInteger(card) && card in cards ? card : null;
}
