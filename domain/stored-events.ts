import { isAmendable } from './amendments.ts';
import {
  audiences,
  type CaseEvent,
  type EventData,
  type EventFrame,
  type EventType,
  failures,
  isHalf,
  isOutcome,
  refusals,
} from './case-events.ts';
import { isLanguage } from './languages.ts';
import { stages } from './pipeline.ts';

type Check<Value> = (value: unknown) => value is Value;
type Checks<Values> = { [Name in keyof Values]-?: Check<Values[Name]> };

const isText: Check<string> = (value) => typeof value === 'string';
const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';
const isNumber: Check<number> = (value): value is number => Number.isFinite(value);
const oneOf =
  <Value extends string>(known: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    known.some((one) => one === value);
const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value) =>
    value === null || check(value);
const optional =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (value) =>
    value === undefined || check(value);

const frame: Checks<EventFrame> = {
  subject: isText,
  version: isNumber,
  actionId: isText,
  at: isNumber,
  actor: isText,
};

const checks: { [Type in EventType]: Checks<EventData[Type]> } = {
  arrived: {
    via: isText,
    by: optional(isText),
    language: orNull(isLanguage),
    suspicion: orNull(isText),
    callBy: isNumber,
  },
  claimed: {},
  assigned: { to: isText, from: orNull(isText) },
  released: {},
  tried: { result: oneOf(failures), text: optional(isText), reason: optional(isText), notedAt: optional(isNumber) },
  reached: {
    outcome: isOutcome,
    refusal: optional(oneOf(refusals)),
    followUpAt: optional(isNumber),
    text: optional(isText),
    reason: optional(isText),
    notedAt: optional(isNumber),
  },
  postponed: { followUpAt: isNumber, purpose: optional(oneOf(['callback', 'terms'])), text: optional(isText) },
  arranged: { followUpAt: isNumber, to: isText, text: optional(isText) },
  noted: { text: optional(isText), audience: oneOf(audiences), notedAt: optional(isNumber) },
  moved: { from: oneOf(stages), to: oneOf(stages), ended: optional(isText) },
  linked: { to: isText },
  amended: {
    field: isAmendable,
    value: optional(isText),
    isAsked: optional(isBoolean),
    callBy: optional(isNumber),
  },
  agreed: { isNamed: isBoolean },
  rewritten: { version: isNumber, text: optional(isText) },
  corrected: { version: isNumber, reason: optional(isText) },
  erased: { half: optional(isHalf) },
  exported: { filter: isText, format: oneOf(['csv', 'json']) },
};

/** The names of all data that events may have. */
export const dataNames = [...new Set(Object.values(checks).flatMap((one) => Object.keys(one)))];

/** An event as it was stored, here or in the cloud. @throws when it makes no sense, with its id and nothing that a person wrote */
export function parseEvent(stored: Readonly<Record<string, unknown>>): CaseEvent {
  if (isEvent(stored)) return stored;
  const { subject, version, actionId, type } = stored;
  throw new Error(`Event ${version} of ${subject} (action ${actionId}) makes no sense as "${type}"`);
}

function isEvent(stored: Readonly<Record<string, unknown>>): stored is CaseEvent {
  const [, dataChecks] = Object.entries(checks).find(([type]) => type === stored.type) ?? [];
  return dataChecks !== undefined && fits(frame, stored) && fits(dataChecks, stored.data);
}

function fits(checksOf: Readonly<Record<string, Check<unknown>>>, values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false;
  const given = new Map(Object.entries(values));
  return Object.entries(checksOf).every(([name, check]) => check(given.get(name)));
}
