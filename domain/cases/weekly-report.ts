import type { Collection } from '../collections.ts';
import type { Refusal } from './call-results.ts';
import type { PromiseKind } from './promises.ts';

/** What happened in the weeks before: how the promises were kept, and how far it came. */
export type WeeklyReport = {
  total: Figures;
  weeks: readonly WeekFigures[];
  late: readonly LateCase[];
  byDistrict: readonly GroupFigures[];
  byType: readonly GroupFigures[];
  /** By the district of the poster by which they came; of those who came by one. */
  byPlace: readonly GroupFigures[];
  /** By the id of the member whose case it is; empty for nobody's. */
  byOwner: readonly GroupFigures[];
  /** Why people said no; `none` without a reason. */
  refusals: readonly { value: Refusal | 'none'; count: number }[];
  promises: readonly PromiseFigures[];
};

/** How many referrals of the last 30 days were reached within 24 hours, of those where that is decided: what everybody may see. */
export type PublicPromise = { kept: number; all: number };

/** What became of the promises of a kind; what was moved or withdrawn in time is in `made` only. */
export type PromiseFigures = { kind: PromiseKind; made: number; kept: number; broken: number };

export type Figures = {
  received: number;
  /** How many were reached, or are over; the shares below are of these. */
  decided: number;
  triedInTime: number;
  reachedInTime: number;
  /** Of how many the hours that suit them went by without a call. */
  windowsMissed: number;
  /** How far it came: each of these is a part of the one before. */
  reached: number;
  met: number;
  onBoard: number;
  /** Milliseconds from arrival; null when nobody was tried or reached. */
  medianToTry: number | null;
  worstToTry: number | null;
  medianToReach: number | null;
  worstToReach: number | null;
};

export type WeekFigures = Figures & {
  /** Midnight of its Monday in Hong Kong; milliseconds since 1970. */
  start: number;
};

export type GroupFigures = Figures & { value: string };

export type LateCase = {
  collection: Collection;
  id: string;
  title: string;
  district: string;
  type: string;
  dueAt: number;
  reachedAt: number | null;
  /** `written` is a reason that a member gave, in `text`. */
  reason: 'written' | 'spam' | 'wrong-number' | 'no-answer' | 'sent' | 'not-tried';
  text: string;
};
