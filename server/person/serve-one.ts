import { isHalf } from '../../domain/cases/case-events.ts';
import { phoneKey } from '../../domain/cases/case-summary.ts';
import { allowedMoves } from '../../domain/cases/pipeline.ts';
import { eventOf, type Verb } from '../../domain/cases/verbs.ts';
import type { Held, ServedKind } from '../../domain/person.ts';
import { completed } from '../desk/case-actions.ts';
import { endAllNeverCalled } from '../store/apply-erasures.ts';
import { readCase, subjectOf } from '../store/cases.ts';
import { noCallSubject } from '../store/erasures.ts';
import type { Store } from '../store/sqlite.ts';
import { findPerson } from './find-person.ts';

/** What is done with one thing that is stored of a person. @param actor the id of a member, or who else does it */
export function createServing(store: Store, actor: string) {
  const { database } = store;
  const { clock, erasures } = database;

  /** Does one thing with a case; it is refused where the case has no such move any more, or its form would refuse a value. */
  async function act(held: Held, verb: Verb): Promise<boolean> {
    const subject = subjectOf(held.collection, held.id);
    const state = readCase(database, subject);
    if (!state) return false;
    const frame = { subject, actionId: database.randomUUID(), expectedVersion: null, at: clock(), actor };
    const event = completed(database, eventOf(verb, state), state);
    return event !== null && (await store.appendEvent({ ...frame, ...event })).outcome === 'appended';
  }

  /** One half where somebody else is in the case as well; with the last person all of it goes. */
  function halfOf({ collection, id, role }: Held) {
    const others = findPerson(database, id).filter((one) => one.collection === collection && one.id === id);
    return isHalf(role) && others.some((one) => one.role !== role) ? role : undefined;
  }

  async function neverCall(keys: readonly string[]) {
    erasures.record(keys.map(noCallSubject), clock(), 'no-call');
    await database.transact(() => endAllNeverCalled(database, keys));
  }

  async function serveOne(kind: ServedKind, held: Held) {
    if (kind === 'no-call') {
      const phones = Object.entries(held.fields).filter(([name]) => /phone$/i.test(name));
      const keys = phones.map(([, phone]) => phoneKey(phone)).filter((key) => key !== '');
      await neverCall(keys);
      return keys.length > 0 ? 'no-call' : 'no-number';
    }
    if (held.role === 'subscriber') {
      return (await store.remove('subscribers', held.id)) ? 'unsubscribed' : 'ended';
    }
    if (kind === 'erase') return (await act(held, { verb: 'erase', half: halfOf(held) })) ? 'erased' : 'ended';
    const state = readCase(database, subjectOf(held.collection, held.id));
    const isOpen = state && allowedMoves(state.collection, state).includes('withdrawn');
    return isOpen && (await act(held, { verb: 'move', stage: 'withdrawn' })) ? 'withdrawn' : 'ended';
  }

  return { act, neverCall, serveOne };
}
