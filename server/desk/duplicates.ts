import type { Case } from '../../domain/case.ts';
import type { EventContent } from '../../domain/case-events.ts';
import { isSubmissionId, shortReference } from '../../domain/referral.ts';
import type { ActionResult } from '../../domain/verbs.ts';
import { partsOf, readCase } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';

/** The same event, where a link names its target as people read it over the phone: by the last eight characters, in any case. */
export function withWholeReference<Event extends EventContent>(database: Database, event: Event): Event {
  if (event.type !== 'linked' || readCase(database, event.data.to)) return event;
  const { id } = partsOf(event.data.to);
  const [, ...groups] = /^(?:REF_\d+_)?([0-9A-Z]{4})\s*([0-9A-Z]{4})$/.exec(id.trim().toUpperCase()) ?? [];
  if (groups.length === 0) return event;
  const found = database.all(selectByEnd, `referrals/REF_*_${groups.join('')}`);
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
  if (target.sameAs === null) return { ok: false, code: 'not-allowed' };
  const { id } = partsOf(target.sameAs);
  const title = readCase(database, target.sameAs)?.title ?? '';
  return { ok: false, code: 'is-duplicate', title, reference: isSubmissionId(id) ? shortReference(id) : id };
}

const selectByEnd = 'SELECT subject FROM cases WHERE subject GLOB ? LIMIT 2';
