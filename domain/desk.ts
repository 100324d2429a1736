import type { AlertServices, NoticeKind } from './cases/alerts.ts';
import type { Case } from './cases/case.ts';
import type { ActionRequest, ActionResult } from './cases/case-actions.ts';
import type { EventContent, Half } from './cases/case-events.ts';
import type { CaseSummary } from './cases/case-summary.ts';
import type { Clock } from './cases/clock.ts';
import type { DateState } from './cases/follow-up.ts';
import type { Stage } from './cases/pipeline.ts';
import type { WeeklyReport } from './cases/weekly-report.ts';
import type { HandChannel } from './channels.ts';
import type { Collection } from './collections.ts';
import type { District } from './districts.ts';
import type { Language } from './languages.ts';
import type { PersonServices } from './person.ts';
import type { ReferrerQuestion } from './referral-status.ts';
import type { Member, SignIn, Team } from './sign-in.ts';

/** The lists of the desk; the first segment after `/desk`, except the first of them, which is at `/desk` itself. */
export const deskLists = ['call-now', 'mine', 'later', 'no-next-step', 'messages', 'all', 'spam'] as const;

export type DeskList = (typeof deskLists)[number];

/** How many rows a page of a list has. */
export const rowsPerPage = 50;

/** What somebody may look for in a list: a promise that was broken, a case that nobody goes on with, one that nobody has called. */
export const needs = ['overdue', 'no-next-step', 'not-tried'] as const;

/** What a list may be reduced to; each is a parameter of the list's address. Empty ones are left out. */
export type Filter = {
  /** Words to search for, as typed; every one must occur. */
  q?: string;
  need?: (typeof needs)[number];
  stage?: Stage;
  /** The id of a member, or `nobody`. */
  owner?: string;
  collection?: Collection;
  district?: string;
  type?: string;
  /** The call by which it arrived. */
  via?: string;
  /** Dates of arrival in Hong Kong, both included: `2026-11-21`. */
  from?: string;
  to?: string;
};

export type CaseName = { collection: Collection; id: string };

/** A referral that a member writes down: its reference, how it came, the language of the person, and what is known of it. */
export type NewCase = {
  id: string;
  via: HandChannel;
  language: Language | null;
  fields: Readonly<Record<string, string>>;
};

/** One row of a list. */
export type CaseRow = Pick<Case, 'version' | 'stage' | 'followUpAt' | 'followUpKind'> & {
  collection: Collection;
  id: string;
  clock: Clock;
  /** Of its date; null without one, and while the first call is what counts. */
  dateState: DateState | null;
  owner: { id: string; name: string } | null;
  /** True when the owner has left it alone, or has left the team, so that the case is everybody's again; see `hand-over.ts`. */
  isOwnerIdle: boolean;
  /**
   * `wrong`: the telephone number is not to be called; `never`: somebody has asked for that. `new`: it came in place of a wrong one, or the
   * referrer gave it or a better hour, and it was not tried yet.
   */
  number: 'wrong' | 'never' | 'new' | null;
  /** True when another case has the same telephone number, or the same name and district. */
  isPossibleDuplicate: boolean;
  /** The names of colleagues who have the record open. */
  lookedAtBy: readonly string[];
} & Pick<CaseSummary, 'title' | 'district' | 'type' | 'bestTimeToCall'>;

/** Counting ends here, so that it costs no more than a page: `mostCounted` means that many or more. */
export const mostCounted = 1000;

export type Listing = {
  rows: readonly CaseRow[];
  /** How many rows there are in all pages, at most `mostCounted`; null where a filter would make counting slow. */
  count: number | null;
  /** The value of `after` in the address of the next page; null on the last one. */
  next: string | null;
  /** How many cases, the latest, were searched, on the last page of a search; null where all were. */
  searched: number | null;
};

/** Of each list, at most `mostCounted`. */
export type Counts = Record<Exclude<DeskList, 'all'>, number> & {
  /** Alerts that were given up, and wait for a person. */
  alerts: number;
  /** Requests of persons that wait for an answer. */
  person: number;
};

/** A line of a record's history. */
export type HistoryLine = EventContent & {
  version: number;
  at: number;
  /** The member's name, or the call by which it arrived. */
  actor: string;
  /** True when a later event says that this one was a mistake. */
  isCorrected: boolean;
  /** Of a corrected field, what the history shows of its value. Empty where the person asked to have it corrected, or was erased. */
  change?: { before: string; after: string };
  /** What a member wrote, as they left it: empty where they removed it. */
  text: string;
  /** When they changed or removed it last. */
  rewrittenAt: number | null;
  /** True for a text of the member who reads the history. */
  isRewritable: boolean;
};

/** Another case of the same business, with what tells it from the others. */
export type Related = {
  collection: Collection;
  id: string;
  version: number;
  title: string;
  arrivedAt: number;
  stage: Stage;
  /** The name of who referred it; empty where nobody did. */
  referrer: string;
  /** The name of a member; empty where it is nobody's. */
  owner: string;
  /** The last call, whatever came of it. */
  lastCall: { by: string; at: number } | null;
};

/** Another case that may be the same business. */
export type PossibleDuplicate = Related & {
  because: 'phone' | 'name' | 'address';
  /** True when one of the two can be marked as a duplicate of the other. */
  isLinkable: boolean;
};

export type CaseRecord = CaseRow & {
  arrivedAt: number;
  via: string;
  /** The language of the person's form. */
  language: Language | null;
  suspicion: string | null;
  /** The district of the poster by which it came. */
  place: District | null;
  /** What the referrer can help with. */
  question: ReferrerQuestion | null;
  /** What a referrer knows, because they wrote it: the name of the business as it was, and the language of their form. */
  sent: { title: string; language: Language | null };
  tries: number;
  /** That the referrer has asked never to be called. */
  isReferrerNeverCalled: boolean;
  /** Which of the two people of a referral was erased alone. */
  erasedHalf: Half | null;
  /** What was sent, empty after erasing; the fields of the collection's form. */
  document: Readonly<Record<string, string | number | boolean>>;
  history: readonly HistoryLine[];
  /** Without those that are linked to it already. */
  possibleDuplicates: readonly PossibleDuplicate[];
  /** The cases that are marked as duplicates of this one. */
  duplicates: readonly Related[];
  /** Since when the contact may be told who referred them; null while the referrer has not agreed. */
  agreedAt: number | null;
  sameAs: { collection: Collection; id: string; title: string } | null;
  /** Stages that it may be moved to by hand. */
  moves: readonly Stage[];
  /** The version of the last event, when this member added it within the last minutes and it can be taken back. */
  undoable: number | null;
};

/** What one member is told, on their desk until they dismiss it. */
export type Notice = {
  key: number;
  kind: NoticeKind;
  /** The name of who did it. */
  by: string;
  at: number;
  /** Where it leads, after `/desk`, and what the link is called; undefined where that is *My devices*. */
  path: string;
  title?: string;
};

/** The desk as its pages see it: everything for one member at one moment. Nothing else reaches the server. */
export type Desk = {
  /** Milliseconds since 1970. Every clock of one page uses it. */
  now: number;
  member: Member;
  /** The number of the last event: what a page that is loaded now has seen. */
  lastEvent(): number;
  counts(): Counts;
  list(list: DeskList, filter: Filter, after: string | null): Listing;
  /** @param isBrief without other cases of the same business: they take nearly all of the time */
  record(collection: Collection, id: string, isBrief?: boolean): CaseRecord | null;
  /** The cases before and after one in a list; null at the ends. */
  neighbours(one: CaseName, list: DeskList, filter: Filter): { previous: CaseName | null; next: CaseName | null };
  /** Stores what somebody told us otherwise than by the website, as a referral that arrives now. */
  addCase(given: NewCase): Promise<'added' | 'repeated' | 'conflicting'>;
  act(action: ActionRequest): Promise<ActionResult>;
  notices(): readonly Notice[];
  dismissNotice(key: number): Promise<void>;
  /** Every member, also former ones, for filters and histories. */
  members(): readonly (Member & { isFormer: boolean })[];
  subscribers(after: string | null): {
    rows: readonly { id: string; email: string; at: number }[];
    next: string | null;
  };
  removeSubscriber(id: string): Promise<void>;
  report(weeks: number): Promise<WeeklyReport>;
  /** The weeks of the report for a spreadsheet. */
  reportCsv(weeks: number, language: Language): Promise<string>;
  /** What *All* shows with this filter, as a file in pieces. That it was made is written into the history first. */
  exportCases(filter: Filter, format: ExportFormat, language: Language): Promise<AsyncIterable<string>>;
  /** The latest exports of everybody, the newest first. */
  exports(): readonly ExportLine[];
} & AlertServices &
  PersonServices;

export type ExportFormat = 'csv' | 'json';

/** Who exported what; a search is in the filter as `…`. */
export type ExportLine = { at: number; by: string; filter: Filter; format: ExportFormat };

/** What a page of the desk is rendered with. */
export type DeskRequest = {
  /** Null where nobody is signed in, like `team`. */
  desk: Desk | null;
  signIn: SignIn;
  team: Team | null;
};
