import { isHalf } from '../../domain/case-events.ts';
import { phoneKey } from '../../domain/case-summary.ts';
import type { Copied, Held, PersonRequest, PersonServices, Served, ServedKind } from '../../domain/person.ts';
import { allowedMoves } from '../../domain/pipeline.ts';
import { foldText } from '../../domain/texts.ts';
import { eventOf, type Verb } from '../../domain/verbs.ts';
import { readCase, subjectOf } from '../store/cases.ts';
import { noCallSubject } from '../store/erasures.ts';
import type { Store } from '../store/sqlite.ts';
import { endOfReference, findPerson } from './find-person.ts';

/** Answered requests beyond these are in the store only. */
const mostShown = 50;

/** Serves people who ask about their data. @param actor the id of a member, or who else does it */
export function createPersonServices(store: Store, actor: string): PersonServices {
  const { database } = store;
  const { all, run, transact, clock, erasures } = database;

  /** Does one thing with a case; it is refused where the case has no such move any more. */
  async function act(held: Held, verb: Verb): Promise<boolean> {
    const subject = subjectOf(held.collection, held.id);
    const state = readCase(database, subject);
    if (!state) return false;
    const frame = { subject, actionId: database.randomUUID(), expectedVersion: null, at: clock(), actor };
    return (await store.appendEvent({ ...frame, ...eventOf(verb, state) })).outcome === 'appended';
  }

  /** One half where somebody else is in the case as well; with the last person all of it goes. */
  function halfOf({ collection, id, role }: Held) {
    const others = findPerson(database, id).filter((one) => one.collection === collection && one.id === id);
    return isHalf(role) && others.some((one) => one.role !== role) ? role : undefined;
  }

  const choose = (who: string, keys: readonly string[]) =>
    findPerson(database, who).filter(({ key, role }) => role !== null && keys.includes(key));

  async function serveOne(kind: ServedKind, held: Held) {
    if (kind === 'no-call') {
      const phones = Object.entries(held.fields).filter(([name]) => /phone$/i.test(name));
      const keys = phones.map(([, phone]) => phoneKey(phone)).filter((key) => key !== '');
      erasures.record(keys.map(noCallSubject), clock(), 'no-call');
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

  /** In the log: the request that waited for this, or else a new one, without who asked. */
  async function log(kind: ServedKind | 'copy', who: string, text: string) {
    const [open] = all(selectOpenOf, kind).filter((one) => foldText(`${one.who}`) === foldText(who));
    const id = `${open?.id ?? database.randomUUID()}`;
    // A backup has who asked.
    erasures.record([requestSubject(id)], clock());
    await transact(() => {
      if (!open) run(insert, id, kind, '', clock(), actor);
      run(answer, 'done', text, clock(), actor, id);
      run("UPDATE requests SET who = '' WHERE id = ?", id);
    });
    await database.overwriteDeleted();
  }

  return {
    findPerson: (query) => findPerson(database, query),
    requests: () => ({
      open: all(selectOpen) as PersonRequest[],
      answered: all(selectAnswered, mostShown) as PersonRequest[],
    }),
    noteRequest: (kind, who, askedAt) =>
      transact(() => void run(insert, database.randomUUID(), kind, who.trim(), Math.min(askedAt, clock()), actor)),
    answerRequest: (id, result, text) => transact(() => void run(answer, result, text, clock(), actor, id)),
    async copyFor(who, keys, texts): Promise<Copied> {
      const chosen = choose(who, keys);
      if (chosen.length === 0) return { ok: false, code: 'nothing-chosen' };
      if (hasTwoPeople(chosen)) return { ok: false, code: 'two-people' };
      await log('copy', who, chosen.map(({ role }) => `${role}: copied`).join(', '));
      const held = chosen.map((one) => ({ ...one, texts: one.texts.filter(({ key }) => texts.includes(key)) }));
      return { ok: true, held };
    },
    async serve(kind, who, keys, confirmation): Promise<Served> {
      const chosen = choose(who, keys);
      if (chosen.length === 0) return { ok: false, code: 'nothing-chosen' };
      if (kind === 'no-call' && hasTwoPeople(chosen)) return { ok: false, code: 'two-people' };
      if (!chosen.some((held) => isConfirmed(held, confirmation))) return { ok: false, code: 'not-confirmed' };
      const done = [];
      for (const held of chosen) done.push({ held, outcome: await serveOne(kind, held) } as const);
      await log(kind, who, done.map(({ held, outcome }) => `${held.role}: ${outcome}`).join(', '));
      return { ok: true, done };
    },
  };
}

/** Both people of a referral: a reference finds them, and so does the address of whoever referred themselves. */
function hasTwoPeople(chosen: readonly Held[]): boolean {
  return new Set(chosen.map(({ collection, id }) => subjectOf(collection, id))).size < chosen.length;
}

function isConfirmed({ id, fields, role }: Held, typed: string): boolean {
  if (role === 'subscriber') return foldText(typed) === foldText(fields.email ?? '');
  const end = endOfReference(typed);
  return typed.trim() === id || (end !== '' && id.includes(`_${end}`));
}

/** In the ledger, beside those of documents. */
const requestSubject = (id: string) => `requests/${id}`;

const columns = 'id, kind, who, asked_at AS askedAt, answered_at AS answeredAt, answer, text';
const selectOpen = `SELECT ${columns} FROM requests WHERE answered_at IS NULL ORDER BY asked_at, id`;
const selectAnswered = `SELECT ${columns} FROM requests WHERE answered_at IS NOT NULL ORDER BY answered_at DESC LIMIT ?`;
const selectOpenOf = 'SELECT id, who FROM requests WHERE kind = ? AND answered_at IS NULL ORDER BY asked_at';
const insert = "INSERT INTO requests (id, kind, who, asked_at, noted_by, text) VALUES (?, ?, ?, ?, ?, '')";
const answer = `UPDATE requests SET answer = ?, text = ?, answered_at = ?, answered_by = ?
  WHERE id = ? AND answered_at IS NULL`;
