import type { AlertServices } from '../../domain/cases/alerts.ts';
import type { WeeklyReport } from '../../domain/cases/weekly-report.ts';
import { type Counts, type Desk, type DeskList, type Filter, type Listing, rowsPerPage } from '../../domain/desk.ts';
import { addedOnSave } from '../../domain/referral.ts';
import type { Member } from '../../domain/sign-in.ts';
import { dismissNotice, readNotices } from '../alerts/notices.ts';
import { allMembers } from '../auth/members.ts';
import { createPersonServices } from '../person/person-services.ts';
import { partsOf, subjectOf } from '../store/cases.ts';
import { searchBound } from '../store/search-texts.ts';
import type { Store } from '../store/sqlite.ts';
import { act } from './case-actions.ts';
import { readRecord } from './case-record.ts';
import { caseRow, type RowContext } from './case-row.ts';
import { lastSeq } from './changes.ts';
import type { Viewer } from './desk-lists.ts';
import { readExports, recordExport, whileMember } from './export-cases.ts';
import {
  countRows,
  formatPosition,
  type Position,
  parsePosition,
  positionOf,
  readPage,
  readSubscribers,
  wordsIn,
} from './listing.ts';
import type { Presence } from './presence.ts';
import { type Read, readHere } from './reading.ts';
import { reportCsv } from './report-csv.ts';

export type DeskOptions = {
  store: Store;
  presence: Presence;
  alertsFor: (member: Member) => AlertServices;
  /** How reports and files are read; with the connection of the store where it is left out. */
  read?: Read | undefined;
};

/** The services of the desk. @returns those of one member at this moment: every clock of a page shows the same time */
export function createDesk(options: DeskOptions): (member: Member) => Desk {
  return (member) => deskOf(options, member, options.store.database.clock());
}

function deskOf(options: DeskOptions, member: Member, now: number): Desk {
  const { store, presence, alertsFor } = options;
  const { database } = store;
  const { read = readHere(database) } = options;
  const alerts = alertsFor(member);
  const persons = createPersonServices(store, member.id);
  const viewer = { now, memberId: member.id, businessHours: database.businessHours };
  const members = allMembers(database);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const context: RowContext = {
    now,
    database,
    nameOf,
    isPresent: (id) => members.some((one) => one.id === id && !one.isFormer),
    lookingAt: (subject) => presence.lookingAt(subject, member.id).map(nameOf),
  };
  const report = async (weeks: number) => {
    for await (const piece of read({ name: 'report', now, weeks })) return piece as WeeklyReport;
    throw new Error('There is no report');
  };
  return {
    now,
    member,
    lastEvent: () => lastSeq(database),
    counts: () => ({
      ...countAll(store, viewer),
      alerts: alerts.alerts().dead.length,
      person: persons.requests().open.length,
    }),
    list: (list, filter, after) => readListing(store, context, viewer, { list, filter, after: parsePosition(after) }),
    record: (collection, id, isBrief) => readRecord(database, context, member.id, { collection, id }, isBrief),
    neighbours({ collection, id }, list, filter) {
      const after = positionOf(database, viewer, { list, filter, subject: subjectOf(collection, id) });
      const nearest = (isReversed: boolean) => {
        const [row] = after ? readPage(database, viewer, { list, filter, after, limit: 1, isReversed }) : [];
        return row ? partsOf(row.subject) : null;
      };
      return { previous: nearest(true), next: nearest(false) };
    },
    addCase({ id, fields, ...arrival }) {
      const by = { receivedAt: now, by: member.id, suspicion: null };
      return store.add('referrals', id, { ...fields, ...addedOnSave(id) }, { ...by, ...arrival });
    },
    notices: () => readNotices(database, member.id, nameOf),
    dismissNotice: (key) => dismissNotice(database, member.id, key),
    act: (request) => act(store, member, now, context, request),
    members: () => members,
    subscribers: (after) => readSubscribers(database, after),
    async removeSubscriber(id) {
      await store.remove('subscribers', id);
    },
    report,
    reportCsv: async (weeks, language) => reportCsv(await report(weeks), language),
    async exportCases(filter, format, language) {
      const job = { filter, format, language, now, businessHours: database.businessHours, names };
      await recordExport(store, member, job);
      const isMember = () => allMembers(database).some(({ id, isFormer }) => id === member.id && !isFormer);
      return whileMember(isMember, read({ name: 'export', ...job }) as AsyncIterable<string>);
    },
    exports: () => readExports(store, nameOf),
    ...alerts,
    ...persons,
  };
}

function countAll(store: Store, viewer: Viewer): Omit<Counts, 'alerts' | 'person'> {
  const count = (list: DeskList) => countRows(store.database, viewer, list);
  return {
    'call-now': count('call-now'),
    mine: count('mine'),
    later: count('later'),
    'no-next-step': count('no-next-step'),
    messages: count('messages'),
    spam: count('spam'),
  };
}

function readListing(
  { database }: Store,
  context: RowContext,
  viewer: Viewer,
  { list, filter, after }: { list: DeskList; filter: Filter; after: Position | null },
): Listing {
  const bound = searchBound(database, wordsIn(list, filter));
  const found = readPage(database, viewer, { list, filter, after, limit: rowsPerPage + 1, bound });
  const rows = found.slice(0, rowsPerPage);
  const last = rows.at(-1);
  const isLast = found.length <= rowsPerPage;
  const isCounted = Object.keys(filter).length === 0 && list !== 'all';
  return {
    rows: rows.map((row) => caseRow(row, context)),
    count: isLast && !after ? rows.length : isCounted ? countRows(database, viewer, list) : null,
    next: last && !isLast ? formatPosition(last) : null,
    searched: isLast ? (bound?.count ?? null) : null,
  };
}
