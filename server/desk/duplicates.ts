import { type Case, correctedVersions } from '../../domain/cases/case.ts';
import type { ActionResult } from '../../domain/cases/case-actions.ts';
import type { EventContent } from '../../domain/cases/case-events.ts';
import { personName } from '../../domain/cases/case-summary.ts';
import { isOff } from '../../domain/cases/pipeline.ts';
import type { PossibleDuplicate, Related } from '../../domain/desk.ts';
import { isSubmissionId, shortReference } from '../../domain/referral.ts';
import { type CaseRecord, caseColumns, partsOf, readCase, readFields } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import { readEvents } from '../store/events.ts';

const mostRelated = 10;

type NameOf = (memberId: string) => string;

/** Cases that may be the same business: the strongest reason first, then the earliest. */
export function readPossibleDuplicates(database: Database, state: CaseRecord, nameOf: NameOf): PossibleDuplicate[] {
  const found = new Map<string, PossibleDuplicate>();
  for (const because of ['phone', 'name', 'address'] as const) {
    const key = state[`${because}Key`];
    if (key === '') continue;
    for (const other of database.all(selectSame(because), key, state.subject, mostRelated) as CaseRecord[]) {
      const isLinked = other.sameAs === state.subject || state.sameAs === other.subject;
      if (isLinked || found.has(other.subject)) continue;
      const isLinkable = !isOff(state.stage) && !isOff(other.stage);
      found.set(other.subject, { ...relatedOf(database, other, nameOf), because, isLinkable });
    }
  }
  return [...found.values()].slice(0, mostRelated);
}

/** The cases that are marked as duplicates of one, the earliest first. */
export function readDuplicates(database: Database, { subject }: Case, nameOf: NameOf): Related[] {
  const found = database.all(selectDuplicates, subject, mostRelated) as CaseRecord[];
  return found.map((other) => relatedOf(database, other, nameOf));
}

function relatedOf(database: Database, other: CaseRecord, nameOf: NameOf): Related {
  const { collection, id } = partsOf(other.subject);
  const { version, title, arrivedAt, stage, owner } = other;
  const { referrerFirstName = '', referrerLastName = '' } = readFields(database, other) ?? {};
  const history = readEvents(database, other.subject);
  const corrected = correctedVersions(history);
  const call = history.findLast(({ type, version }) => ['tried', 'reached'].includes(type) && !corrected.has(version));
  return {
    collection,
    id,
    version,
    title,
    arrivedAt,
    stage,
    referrer: personName(`${referrerFirstName}`, `${referrerLastName}`),
    owner: owner === null ? '' : nameOf(owner),
    lastCall: call ? { by: nameOf(call.actor), at: call.at } : null,
  };
}

const selectSame = (because: 'phone' | 'name' | 'address') =>
  `SELECT ${caseColumns} FROM cases
   WHERE ${because}_key != '' AND ${because}_key = ? AND subject != ? AND stage != 'erased' ORDER BY arrived_at LIMIT ?`;
const selectDuplicates = `SELECT ${caseColumns} FROM cases WHERE same_as = ? ORDER BY arrived_at, subject LIMIT ?`;

/** The same event, where a link names its target as people read it over the phone: by the last eight characters, in any case. */
export function withWholeReference<Event extends EventContent>(database: Database, event: Event): Event {
  if (event.type !== 'linked' || readCase(database, event.data.to)) return event;
  const { id } = partsOf(event.data.to);
  const [, ...groups] = /^(?:REF_\d+_)?([0-9A-Z]{4})\s*([0-9A-Z]{4})$/.exec(id.trim().toUpperCase()) ?? [];
  if (groups.length === 0) return event;
  const found = database.all(selectByEnd, groups.join(''));
  // Two referrals that end alike are told apart by the whole reference only.
  return found.length === 1 ? { ...event, data: { to: `${found[0]?.subject}` } } : event;
}

/** Why an event was refused that a case does not allow: a link may be at fault by its target alone. */
export function refusalOf(database: Database, { subject, arrivedAt }: Case, event: EventContent): ActionResult {
  if (event.type !== 'linked') return { ok: false, code: 'not-allowed' };
  const target = readCase(database, event.data.to);
  if (!target || target.stage === 'erased') return { ok: false, code: 'no-such-reference' };
  if (target.subject === subject) return { ok: false, code: 'is-itself' };
  if (target.arrivedAt > arrivedAt) return { ok: false, code: 'came-later' };
  if (target.sameAs === null) return { ok: false, code: isOff(target.stage) ? 'is-closed' : 'not-allowed' };
  const { id } = partsOf(target.sameAs);
  const title = readCase(database, target.sameAs)?.title ?? '';
  return { ok: false, code: 'is-duplicate', title, reference: isSubmissionId(id) ? shortReference(id) : id };
}

const selectByEnd = "SELECT subject FROM cases WHERE collection = 'referrals' AND substr(subject, -8) = ? LIMIT 2";
