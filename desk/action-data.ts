import type { ActionResult, Verb } from '../domain/desk.ts';
import type { Missing } from './parse-action.ts';

/** What the action of a record answers. */
export type ActionData = Missing | { preview: string } | { kept: true } | { result: ActionResult; verb: Verb['verb'] };
