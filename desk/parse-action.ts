import { createHash } from 'node:crypto';
import type { ActionRequest } from '../domain/cases/case-actions.ts';
import { type Missing, readVerb } from '../domain/cases/verbs.ts';
import { textOf } from './form-values.ts';

/**
 * Reads what a member does with a case from a form, whose buttons are named `verb`.
 * @returns what is missing when it is not complete
 */
export function parseAction(
  form: FormData,
  subject: Pick<ActionRequest, 'collection' | 'id'>,
): ActionRequest | Missing {
  const field = (name: string) => textOf(form, name);
  const verb = readVerb(field('verb'), field);
  if ('missing' in verb) return verb;
  // One page has one id. Two different actions of one page, as after Back, are two; the same one twice is one. A list has many
  // cases: without the subject, the second case taken from it would count as a repetition of the first.
  const actionId = createHash('sha256')
    .update(JSON.stringify([field('page'), subject, verb]))
    .digest('base64url');
  const number = (name: string) => Number(field(name)) || 0;
  const member = field('member') || undefined;
  return { ...verb, ...subject, actionId, member, version: number('version'), waited: number('waited') };
}
