import { writtenReason } from '../../domain/cases/case-events.ts';
import { phoneKey } from '../../domain/cases/case-summary.ts';
import { textsOf } from '../../domain/cases/written-texts.ts';
import type { Held } from '../../domain/person.ts';
import { fieldKinds, fieldsOf, type Role, roles } from '../../domain/personal-data.ts';
import { foldText, isPhoneNumber } from '../../domain/texts.ts';
import { wishOf } from '../referrers/mail-wishes.ts';
import { partsOf, readCase, readFields, subjectOf } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import type { Document } from '../store/document-store.ts';
import { readDocument } from '../store/documents.ts';
import { readEvents } from '../store/events.ts';
import { hasWord, readSearchText, searchSource } from '../store/search-texts.ts';

/** More than these are not looked at: nobody has so many. */
const mostFound = 500;

/** Everything that is stored of the person with an e-mail address or a telephone number; or of both people of a reference. */
export function findPerson(database: Database, query: string): Held[] {
  const typed = query.trim();
  const reference = subjectsWith(database, typed);
  if (reference.length > 0) return reference.flatMap((subject) => heldIn(database, subject, () => true));
  const isEmail = typed.includes('@');
  const word = isEmail ? foldText(typed) : phoneKey(typed);
  if (word === '') return [];
  const isTheirs = (name: string, value: string) =>
    isEmail ? /email$/i.test(name) && foldText(value) === word : /phone$/i.test(name) && phoneKey(value) === word;
  const found = candidates(database, word).flatMap((subject) => {
    const held = heldIn(database, subject, isTheirs);
    return held.length > 0 || !readSearchText(database, subject).includes(word) ? held : [mention(database, subject)];
  });
  return [...found, ...(isEmail ? subscribersWith(database, typed) : [])];
}

/** The last eight characters of a reference, as people say it; empty for anything else. */
export function endOfReference(typed: string): string {
  const [, ...groups] = /^(?:REF_\d+_)?([0-9A-Z]{4})\s*([0-9A-Z]{4})$/.exec(typed.trim().toUpperCase()) ?? [];
  return groups.join('');
}

/** The key of a telephone number; empty for anything else. */
export function numberIn(typed: string): string {
  return isPhoneNumber(typed) ? phoneKey(typed) : '';
}

function subjectsWith({ all }: Database, typed: string): string[] {
  const whole = all(selectById, typed);
  const rows = whole.length > 0 ? whole : all(selectByEnd, endOfReference(typed));
  return rows.map(({ subject }) => `${subject}`);
}

/** The index has neither suspected spam nor what was there before a correction. */
function candidates({ all }: Database, word: string): string[] {
  const { from, where } = searchSource([word]);
  const has = hasWord(word);
  const sql = `SELECT cases.subject FROM ${from} WHERE ${where.sql} AND ${has.sql} LIMIT ?`;
  const indexed = all(sql, ...where.values, ...has.values, mostFound);
  // To look at each as `heldIn` does would take seconds of the quarantine after a flood.
  const isNumber = /^\d+$/.test(word);
  const beside = all(selectBeside).filter(({ text }) => {
    const folded = foldText(`${text}`);
    return (isNumber ? folded.replaceAll(/\D/g, '') : folded).includes(word);
  });
  const called = all('SELECT subject FROM cases WHERE phone_key = ?', word);
  return [...new Set([...indexed, ...called, ...beside].map(({ subject }) => `${subject}`))];
}

/** What is stored under a subject of each person in it whom something there identifies. */
function heldIn(database: Database, subject: string, isTheirs: (name: string, value: string) => boolean): Held[] {
  const state = readCase(database, subject);
  const { collection, id } = partsOf(subject);
  const sent = readDocument(database, collection, id);
  if (!state || !sent) return [];
  const fields = readFields(database, state) ?? {};
  const amended = readEvents(database, subject).filter((event) => event.type === 'amended');
  const known: Record<string, unknown>[] = amended.map(({ data }) => ({ [data.field]: data.value }));
  known.push(sent.document, fields);
  return roles.flatMap((role) => {
    const names = fieldsOf(collection, role);
    const isFound = known.some((one) => names.some((name) => isTheirs(name, `${one[name] ?? ''}`)));
    if (!isFound || names.every((name) => !fields[name])) return [];
    const own = Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, `${fields[name]}`]] : [])));
    const all = known.flatMap((one) => names.map((field) => ({ field, value: `${one[field] ?? ''}` })));
    const others = all.filter(({ field, value }) => value !== '' && value !== own[field]);
    return {
      ...mention(database, subject),
      key: `${role}:${subject}`,
      role,
      fields: own,
      earlier: others.filter(
        (one, n) => others.findIndex((it) => it.field === one.field && it.value === one.value) === n,
      ),
      newsSince: role === 'referrer' ? (wishOf(database, subject)?.confirmedAt ?? null) : null,
      texts: textsIn(database, subject, fields),
    };
  });
}

/** Something of somebody else, in which the person is only named. */
function mention(database: Database, subject: string): Held {
  const state = readCase(database, subject);
  const { title = '', arrivedAt = 0, stage = null } = state ?? {};
  return {
    key: `mention:${subject}`,
    ...partsOf(subject),
    role: null,
    title,
    arrivedAt,
    stage,
    fields: {},
    earlier: [],
    newsSince: null,
    texts: [],
  };
}

/** The notes of the form in which anybody may be named, and what the team wrote. */
function textsIn(database: Database, subject: string, fields: Document): Held['texts'] {
  const { collection } = partsOf(subject);
  const kinds: Readonly<Record<string, string>> = fieldKinds[collection];
  const sent = Object.entries(fields).filter(([name, value]) => kinds[name] === 'either' && value !== '');
  const history = readEvents(database, subject);
  const written = [
    ...textsOf(history),
    ...history.map((event) => [`${event.version} reason`, writtenReason(event)] as const),
  ];
  const texts = [...sent, ...written].map(([name, text]) => ({ key: `${subject} ${name}`, text: `${text}` }));
  return texts.filter(({ text }) => text !== '');
}

function subscribersWith({ all }: Database, email: string): Held[] {
  return all(selectSubscribers, email).map(({ id, address, at }) => ({
    key: `${'subscriber' satisfies Role}:${subjectOf('subscribers', `${id}`)}`,
    collection: 'subscribers',
    id: `${id}`,
    role: 'subscriber',
    title: `${address}`,
    arrivedAt: Number(at),
    stage: null,
    fields: { email: `${address}` },
    earlier: [],
    newsSince: null,
    texts: [],
  }));
}

const selectByEnd = `WITH own AS (SELECT subject FROM cases
    WHERE collection = 'referrals' AND substr(subject, -8) = ? LIMIT 10)
  SELECT subject FROM own UNION ALL
  SELECT cases.subject FROM own JOIN cases ON cases.subject = own.subject || '-conflicting'`;
const selectById = `SELECT subject FROM cases WHERE ?1 != '' AND subject IN
  ('referrals/' || ?1, 'messages/' || ?1, 'partnerships/' || ?1, 'referrals/' || ?1 || '-conflicting')`;
const selectBeside = `WITH changed AS (SELECT subject, data FROM events WHERE type = 'amended')
  SELECT subject, data AS text FROM changed UNION ALL
  SELECT subject, document FROM
    (SELECT subject, collection FROM cases WHERE stage = 'spam' UNION
      SELECT subject, collection FROM cases WHERE subject IN (SELECT subject FROM changed)) AS one
  CROSS JOIN documents ON documents.collection = one.collection AND id = substr(subject, length(one.collection) + 2)`;
const selectSubscribers = `SELECT id, document ->> 'email' AS address, received_at AS at FROM documents
  WHERE collection = 'subscribers' AND lower(document ->> 'email') = lower(?)`;
