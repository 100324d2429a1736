import { isAmendable } from '../../domain/cases/amendments.ts';
import type { Copied, Held, PersonRequest, PersonServices, Served, ServedKind } from '../../domain/person.ts';
import { fieldsOf } from '../../domain/personal-data.ts';
import { foldText } from '../../domain/texts.ts';
import { subjectOf } from '../store/cases.ts';
import type { Store } from '../store/sqlite.ts';
import { endOfReference, findPerson, numberIn } from './find-person.ts';
import { createServing } from './serve-one.ts';

/** Answered requests beyond these are in the store only. */
const mostShown = 50;

/** Serves people who ask about their data. @param actor the id of a member, or who else does it */
export function createPersonServices(store: Store, actor: string): PersonServices {
  const { database } = store;
  const { all, run, transact, clock, erasures } = database;
  const { act, neverCall, serveOne } = createServing(store, actor);

  const choose = (who: string, keys: readonly string[]) =>
    findPerson(database, who).filter(({ key, role }) => role !== null && keys.includes(key));

  /**
   * In the log: the request that waited for this, or else a new one, without who asked. With an erasure all that they have asked ends,
   * and only what was refused says who it was.
   */
  async function log(kind: ServedKind | 'copy' | 'correct', who: string, text: string) {
    const theirs = all(selectNotRefused).filter((one) => foldText(`${one.who}`) === foldText(who));
    const waiting = theirs.find((one) => one.kind === kind && one.answeredAt === null);
    const id = `${waiting?.id ?? database.randomUUID()}`;
    const ids = [id, ...(kind === 'erase' ? theirs.map((one) => `${one.id}`) : [])];
    // A backup has who asked.
    erasures.record(ids.map(requestSubject), clock());
    await transact(() => {
      if (!waiting) run(insert, id, kind, '', clock(), actor);
      for (const one of ids) {
        run(answer, 'done', text, clock(), actor, one);
        run(forgetWho, one);
      }
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
    async answerRequest(id, result, text) {
      if (result === 'done') erasures.record([requestSubject(id)], clock());
      await transact(() => {
        run(answer, result, text, clock(), actor, id);
        if (result === 'done') run(forgetWho, id);
      });
      await database.overwriteDeleted();
    },
    async copyFor(who, keys, texts): Promise<Copied> {
      const chosen = choose(who, keys);
      if (chosen.length === 0) return { ok: false, code: 'nothing-chosen' };
      if (hasTwoPeople(chosen)) return { ok: false, code: 'two-people' };
      await log('copy', who, chosen.map(({ role }) => `${role}: copied`).join(', '));
      const held = chosen.map((one) => ({ ...one, texts: one.texts.filter(({ key }) => texts.includes(key)) }));
      return { ok: true, held };
    },
    async correct(who, keys, field, value): Promise<Served> {
      const chosen = choose(who, keys).filter(
        ({ collection, role }) => role && fieldsOf(collection, role).includes(field),
      );
      if (!isAmendable(field) || chosen.length === 0) return { ok: false, code: 'invalid' };
      const done = [];
      for (const held of chosen) {
        if (!(await act(held, { verb: 'amend', field, value, isAsked: true }))) return { ok: false, code: 'invalid' };
        done.push({ held, outcome: 'corrected' } as const);
      }
      await log('correct', who, linesOf(done));
      return { ok: true, done };
    },
    async serve(kind, who, keys, confirmation): Promise<Served> {
      const chosen = choose(who, keys);
      const number = kind === 'no-call' ? numberIn(who) : '';
      if (chosen.length === 0 && number === '') return { ok: false, code: 'nothing-chosen' };
      if (kind === 'no-call' && hasTwoPeople(chosen)) return { ok: false, code: 'two-people' };
      const isNumberAlone = chosen.length === 0 && numberIn(confirmation) === number;
      if (!isNumberAlone && !chosen.some((held) => isConfirmed(held, confirmation))) {
        return { ok: false, code: 'not-confirmed' };
      }
      // It may be one from before a correction, or one that is not stored any more.
      if (number !== '') await neverCall([number]);
      const done = [];
      for (const held of chosen) done.push({ held, outcome: await serveOne(kind, held) } as const);
      await log(kind, who, linesOf(done));
      return { ok: true, done };
    },
  };
}

/** What was done, for the log: codes only. */
function linesOf(done: Extract<Served, { ok: true }>['done']): string {
  return done.map(({ held, outcome }) => `${held.role}: ${outcome}`).join(', ');
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
const selectNotRefused = `SELECT ${columns} FROM requests WHERE who != '' AND answer IS NOT 'refused' ORDER BY asked_at`;
const insert = "INSERT INTO requests (id, kind, who, asked_at, noted_by, text) VALUES (?, ?, ?, ?, ?, '')";
const forgetWho = "UPDATE requests SET who = '' WHERE id = ?";
const answer = `UPDATE requests SET answer = ?, text = ?, answered_at = ?, answered_by = ?
  WHERE id = ? AND answered_at IS NULL`;
