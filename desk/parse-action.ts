import { createHash } from 'node:crypto';
import { type Outcome, outcomes } from '../domain/case-events.ts';
import { hongKongTime } from '../domain/clock.ts';
import type { ActionRequest, Verb } from '../domain/desk.ts';
import { type Stage, stages } from '../domain/stages.ts';
import { textOf } from './form-values.ts';

/** The hour in Hong Kong at which a case of a chosen date comes back. */
const morning = 9;

/** What a form is missing, as the name of a field. */
export type Missing = { missing: 'followUpOn' | 'text' | 'sameAs' | 'reason' | 'verb' };

/**
 * Reads what a member does with a case from a form. Its buttons are named `verb`, and may say more after a colon:
 * `reached:later:2026-11-30`.
 * @returns what is missing when it is not complete
 */
export function parseAction(
  form: FormData,
  subject: Pick<ActionRequest, 'collection' | 'id'>,
): ActionRequest | Missing {
  const verb = readVerb(form);
  if ('missing' in verb) return verb;
  // One page has one id. Two different actions of one page, as after Back, are two; the same one twice is one. A list has many
  // cases: without the subject, the second case taken from it would count as a repetition of the first.
  const actionId = createHash('sha256')
    .update(JSON.stringify([textOf(form, 'page'), subject, verb]))
    .digest('base64url');
  const number = (name: string) => Number(textOf(form, name)) || 0;
  return { ...verb, ...subject, actionId, version: number('version'), waited: number('waited') };
}

function readVerb(form: FormData): Verb | Missing {
  const [name = '', choice = '', date] = textOf(form, 'verb').split(':');
  const reason = textOf(form, 'reason');
  const followUpAt = hongKongTime((name === 'later' ? choice : date) || textOf(form, 'followUpOn'), morning);
  switch (name) {
    case 'claim':
    case 'release':
    case 'spam':
    case 'not-spam':
    case 'erase':
      return { verb: name };
    case 'no-answer':
    case 'wrong-number':
      return { verb: name, ...(reason && { reason }) };
    case 'reached':
      return readReached(choice, followUpAt, reason);
    case 'later':
      return followUpAt === null ? { missing: 'followUpOn' } : { verb: 'later', followUpAt };
    case 'note': {
      const text = textOf(form, 'text');
      return text ? { verb: 'note', text, audience: choice === 'referrer' ? 'referrer' : 'team' } : { missing: 'text' };
    }
    case 'same-as': {
      const sameAs = choice || textOf(form, 'sameAs');
      return sameAs ? { verb: 'same-as', sameAs } : { missing: 'sameAs' };
    }
    case 'move':
      return stages.includes(choice as Stage) ? { verb: 'move', stage: choice as Stage } : { missing: 'verb' };
    case 'correct':
      return reason ? { verb: 'correct', correctedVersion: Number(choice), reason } : { missing: 'reason' };
    case 'undo':
      return { verb: 'undo', correctedVersion: Number(choice) };
    default:
      return { missing: 'verb' };
  }
}

function readReached(choice: string, followUpAt: number | null, reason: string): Verb | Missing {
  if (!outcomes.includes(choice as Outcome)) return { missing: 'verb' };
  if (choice === 'later' && followUpAt === null) return { missing: 'followUpOn' };
  const outcome = choice as Outcome;
  return {
    verb: 'reached',
    outcome,
    ...(outcome === 'later' && followUpAt !== null && { followUpAt }),
    ...(reason && { reason }),
  };
}
