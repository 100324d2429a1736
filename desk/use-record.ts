import { useActionData, useLoaderData } from 'react-router';
import type { ActionResult } from '../domain/cases/case-actions.ts';
import type { Missing } from '../domain/cases/verbs.ts';
import type { CaseName, CaseRecord, Desk } from '../domain/desk.ts';
import type { Language } from '../domain/languages.ts';
import type { CorrectableField } from './amendable.ts';
import type { Question } from './ask-referrer.ts';
import type { Greeting, subjectsOf } from './greeting.ts';
import type { ShownLine } from './history-lines.ts';
import type { Meeting } from './meeting.ts';
import type { RecordFacts } from './record-facts.ts';

/** What the action of a record answers. */
export type ActionData =
  | Missing
  | { preview: string; namesContact: boolean }
  | { kept: true }
  | (ActionResult & { subject?: CaseName });

/** What the components of a record's page share. */
export type RecordPage = {
  record: Omit<CaseRecord, 'history' | 'document' | 'sent'>;
  lines: readonly ShownLine[];
  /** True while nothing was noted since it came on board. */
  isNewPartner: boolean;
  facts: RecordFacts;
  correctable: readonly CorrectableField[];
  /** To the referrer, who may know how to reach the contact. */
  question: Question | null;
  greetings: readonly Greeting[];
  subjects: ReturnType<typeof subjectsOf>;
  neighbours: ReturnType<Desk['neighbours']>;
  meeting: Meeting | null;
  /** The language of the website on which the form was; null for what a member wrote down. */
  pageLanguage: Language | null;
  /** To whom it can be assigned. */
  colleagues: readonly { id: string; name: string }[];
  /** Makes the ids of what is done on this page. */
  page: string;
};

/** Only inside the page of a record. `posted` answers a form that was sent without a script. */
export function useRecord(): RecordPage & { posted?: ActionData } {
  return { ...useLoaderData<RecordPage>(), posted: useActionData<ActionData>() };
}
