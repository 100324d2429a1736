import type { Collection } from './collections.ts';

/** What happened in the weeks before, for the promise of a call within 24 hours. */
export type WeeklyReport = {
  weeks: readonly WeekFigures[];
  late: readonly LateCase[];
  byDistrict: readonly GroupFigures[];
  byType: readonly GroupFigures[];
};

export type Figures = {
  received: number;
  /** How many were reached, or are over; the shares below are of these. */
  decided: number;
  triedInTime: number;
  reachedInTime: number;
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
  reason: 'written' | 'spam' | 'wrong-number' | 'no-answer' | 'not-tried';
  text: string;
};
