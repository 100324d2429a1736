import { desk as deskEn } from '../../content/en/desk.ts';
import { deskFiles as filesEn } from '../../content/en/desk-files.ts';
import { partnershipForm as partnershipEn } from '../../content/en/partnership-form.ts';
import { referralForm as referralEn } from '../../content/en/referral-form.ts';
import { desk as deskZh } from '../../content/zh/desk.ts';
import { deskFiles as filesZh } from '../../content/zh/desk-files.ts';
import { partnershipForm as partnershipZh } from '../../content/zh/partnership-form.ts';
import { referralForm as referralZh } from '../../content/zh/referral-form.ts';
import type { Case } from '../../domain/cases/case.ts';
import { personName } from '../../domain/cases/case-summary.ts';
import { type ClockState, hongKongDate } from '../../domain/cases/clock.ts';
import type { Collection } from '../../domain/collections.ts';
import type { District } from '../../domain/districts.ts';
import type { Language } from '../../domain/languages.ts';
import { isSubmissionId, shortReference } from '../../domain/referral.ts';
import { hourText } from '../../domain/texts.ts';
import type { Document } from '../store/document-store.ts';

/** A case as it is exported: how far it came, and what is known of the person. Times are milliseconds since 1970. */
export type ExportedCase = {
  state: Pick<
    Case,
    'stage' | 'arrivedAt' | 'tries' | 'firstTriedAt' | 'reachedAt' | 'followUpAt' | 'language' | 'via'
  > & {
    collection: Collection;
    id: string;
    /** The name of a member, or empty. */
    owner: string;
    clock: ClockState;
    callBy: number;
    /** The district of the poster by which it came. */
    place: District | null;
    /** What the team wrote, the earliest first. */
    notes: readonly string[];
  };
  document: Document;
};

type Cell = string | number;
type Column = { name: string; read(one: ExportedCase): Cell };

const words = {
  en: { desk: deskEn, files: filesEn, options: { ...referralEn.options, ...partnershipEn.options } },
  zh: { desk: deskZh, files: filesZh, options: { ...referralZh.options, ...partnershipZh.options } },
};

/**
 * The columns of a file for a spreadsheet or a CRM: one for each thing, whichever form it came by, with names, choices and stages in the
 * language of the reader and times of Hong Kong that Excel knows as times.
 */
export function csvColumns(language: Language): Column[] {
  const { desk, files, options } = words[language];
  /** The first of these fields that the form of the case has. */
  const field = (...names: string[]) => {
    return ({ document }: ExportedCase): Cell => `${names.map((name) => document[name]).find(Boolean) ?? ''}`;
  };
  /** Without the sign in front, which a spreadsheet would take for a formula, and which gets an apostrophe for that. */
  const phone =
    (...names: string[]) =>
    (one: ExportedCase) =>
      `${field(...names)(one)}`.replace(/^\+(?=[\d ]+$)/, '');
  const choice =
    (option: keyof typeof options, ...names: string[]) =>
    (one: ExportedCase) => {
      const value = field(option, ...names)(one);
      return (options[option] as Record<string, string>)[value] ?? value;
    };
  const time = (name: 'arrivedAt' | 'callBy' | 'firstTriedAt' | 'reachedAt' | 'followUpAt') => {
    return ({ state }: ExportedCase): Cell => timeText(state[name]);
  };
  const columns: Record<keyof typeof files.cases, Column['read']> = {
    kind: ({ state }) => desk.collections[state.collection],
    reference: ({ state: { id } }) => (isSubmissionId(id) ? shortReference(id) : id),
    business: field('businessName'),
    type: choice('businessType'),
    district: choice('businessDistrict', 'district'),
    address: field('businessAddress'),
    contact: ({ document: { contactName = '', firstName = '', lastName = '' } }) =>
      `${contactName || personName(`${firstName}`, `${lastName}`)}`,
    position: choice('contactPosition'),
    phone: phone('contactPhone', 'phone'),
    email: field('contactEmail', 'email'),
    bestTime: choice('bestTimeToCall'),
    language: ({ state }) => (state.language ? files.languages[state.language] : ''),
    stage: ({ state }) => desk.stages[state.stage],
    owner: ({ state }) => state.owner,
    clock: ({ state }) => files.clock[state.clock],
    received: time('arrivedAt'),
    callBy: time('callBy'),
    tries: ({ state }) => state.tries,
    firstTried: time('firstTriedAt'),
    reached: time('reachedAt'),
    nextDate: time('followUpAt'),
    notes: field('conversationNotes', 'message', 'notes'),
    moreNotes: field('additionalNotes'),
    teamNotes: ({ state }) => state.notes.join('\n'),
    surplus: choice('surplus'),
    referrer: ({ document: { referrerFirstName = '', referrerLastName = '' } }) =>
      personName(`${referrerFirstName}`, `${referrerLastName}`),
    referrerPhone: phone('referrerPhone'),
    referrerEmail: field('referrerEmail'),
    relationship: choice('relationshipToContact'),
    via: ({ state }) => desk.via[state.via as keyof typeof desk.via],
    place: ({ state }) => (state.place ? options.businessDistrict[state.place] : ''),
  };
  return Object.entries(columns).map(([name, read]) => ({ name: files.cases[name as keyof typeof columns], read }));
}

/** `2026-11-20 21:00` in Hong Kong, which spreadsheets read as a time; empty for none. */
function timeText(at: number | null): string {
  return at === null ? '' : `${hongKongDate(at)} ${hourText(at)}`;
}
