import { isHandOver, type NoticeKind } from '../../domain/cases/alerts.ts';
import { type Case, foldEvents, queuedFrom } from '../../domain/cases/case.ts';
import type { CaseEvent } from '../../domain/cases/case-events.ts';
import { isReturned } from '../../domain/cases/hand-over.ts';
import type { Notice } from '../../domain/desk.ts';
import { partsOf, readCase } from '../store/cases.ts';
import type { Database, StoreListener } from '../store/connection.ts';
import { readEvents } from '../store/events.ts';
import type { Row } from '../store/sqlite-file.ts';
import { enqueueAlert, enqueueAlerts } from './alert-rows.ts';

type NewNotice = { memberId: string; kind: NoticeKind; subject: string; version: number; by: string };

/** Tells a member, in the transaction of the event, that a case has become theirs or is theirs no more by somebody else. */
export const ownerListener: StoreListener = {
  onEvent(database, { subject, version, type, actor, actionId }) {
    const before = version === 1 ? null : readCase(database, subject);
    // Events of a person who is erased are told again; of what a leaver had, the heir is told once.
    if (!before || version !== before.version + 1 || type === 'erased' || actionId.startsWith('left:')) return;
    const owner = foldEvents(readEvents(database, subject))?.owner ?? null;
    if (owner === before.owner) return;
    const told = { subject, version, by: actor };
    if (before.owner !== null && before.owner !== actor) {
      notify(database, { ...told, memberId: before.owner, kind: owner === actor ? 'taken' : 'passed-on' });
    }
    if (owner !== null && owner !== actor) notify(database, { ...told, memberId: owner, kind: 'assigned' });
  },
  onErase: (database, subject, half) => half !== 'referrer' && deleteNotices(database, subject),
  onDelete: deleteNotices,
};

/** Within a transaction: tells the owner and whoever handed a case over that it is everybody's again. */
export function tellReturn(database: Database, found: Case, now: number) {
  const { subject, owner } = found;
  if (!isReturned(found, now) || queuedFrom(found) === null || owner === null) return;
  const isHandOver = ({ type, data }: CaseEvent) => type === 'assigned' && data.to === owner;
  const handOver = readEvents(database, subject).findLast(isHandOver);
  if (!handOver) return;
  const { version, actor: by } = handOver;
  for (const memberId of [owner, by]) notify(database, { memberId, kind: 'returned', subject, version, by });
}

/** Within a transaction: tells a member once, on their desk and by mail, which is dropped where they have no address. */
export function notify(database: Database, { memberId, kind, subject, version, by }: NewNotice) {
  const { changes } = database.run(insert, memberId, kind, subject, version, by, database.clock());
  if (changes === 0) return;
  const to = [{ channel: 'mail', id: memberId } as const];
  if (isHandOver(kind)) return enqueueAlerts(database, kind, [{ subject, by }], to, `${kind}@${version}`);
  enqueueAlert(database, kind, { subject, by }, to, `${kind}@${version}`);
}

/** What a member was told and has not dismissed, the latest first. */
export function readNotices(
  { all }: Pick<Database, 'all'>,
  memberId: string,
  nameOf: (memberId: string) => string,
): Notice[] {
  return all(selectUnread, memberId).map((row) => ({
    key: row.id as number,
    kind: row.kind as NoticeKind,
    by: nameOf(`${row.by_id}`),
    at: row.at as number,
    ...placeOf(row),
  }));
}

/** Where a notice leads, after `/desk`, and what the link is called. */
function placeOf({ kind, subject, title }: Row): Pick<Notice, 'path' | 'title'> {
  if (kind === 'inherited') return { path: '/mine', title: `${title}` };
  if (kind === 'session') return { path: '/devices' };
  return { path: `/cases/${subject}`, title: `${title || partsOf(`${subject}`).id}` };
}

/** A member has read it. It is kept, so that nobody is told twice. */
export async function dismissNotice(database: Database, memberId: string, key: number) {
  await database.transact(() => database.run(markRead, database.clock(), key, memberId));
}

function deleteNotices({ run }: Database, subject: string) {
  run('DELETE FROM notices WHERE subject = ?', subject);
}

const insert = `INSERT INTO notices (member_id, kind, subject, version, by_id, at) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;
const selectUnread = `SELECT notices.id, kind, notices.subject, by_id, at, ifnull(title, name) AS title
  FROM notices LEFT JOIN cases USING (subject) LEFT JOIN members ON notices.subject = 'members/' || members.id
  WHERE member_id = ? AND read_at IS NULL ORDER BY at DESC, notices.id DESC LIMIT 20`;
const markRead = 'UPDATE notices SET read_at = ? WHERE id = ? AND member_id = ?';
