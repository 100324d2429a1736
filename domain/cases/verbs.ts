import { type AmendableField, isAmendable } from './amendments.ts';
import { type Failure, isOutcome, refusals, resultRules } from './call-results.ts';
import type { Case } from './case.ts';
import type { Audience, EventContent, EventData, Half } from './case-events.ts';
import { readFollowUp } from './follow-up.ts';
import { type Stage, stages } from './pipeline.ts';

/** What a member may write beside any outcome of a call: what was said, and why it was late. */
type Remarks = { text?: string; reason?: string };

type VerbFields = {
  claim: object;
  /** To the member with this id; to oneself it is taken over from its owner. */
  assign: { to: string };
  release: object;
  reached: EventData<'reached'>;
  'no-answer': Remarks & { isAgain?: boolean };
  'wrong-number': Remarks;
  sent: Remarks;
  note: { text: string; audience: Audience };
  later: { followUpAt: number; purpose?: 'callback' | 'terms' };
  /** Arranges a meeting, to which a member goes. */
  meet: { followUpAt: number; to: string; text?: string };
  /** The reference of the case that this one is a duplicate of, or its end; `collection/id` where the collection differs. */
  'same-as': { sameAs: string };
  move: { stage: Stage };
  amend: { field: AmendableField; value: string; isAsked: boolean };
  agree: { isNamed: boolean };
  /** Without text it is removed. */
  rewrite: { rewrittenVersion: number; text?: string };
  correct: { correctedVersion: number; reason: string };
  undo: { correctedVersion: number };
  /** Of a referral one of the two people, or both. */
  erase: { half?: Half };
};

export type VerbName = keyof VerbFields;

/** What a member does with a case. Each becomes one event; see `domain/cases/case.ts`. */
export type Verb<Name extends VerbName = VerbName> = { [One in Name]: { verb: One } & VerbFields[One] }[Name];

/** What a form is missing, as the name of a field. */
export type Missing = { missing: 'to' | 'followUpOn' | 'text' | 'sameAs' | 'reason' | 'verb' };

/** The button that was pressed, which may say more after its verb, as in `reached:later:1796000400000`, and the fields of its form. */
type Pressed = { choice: string; detail: string; field: (name: string) => string };

/** What a member can add to the history of a case. */
export type MemberEvent = Exclude<EventContent, { type: 'arrived' | 'exported' | 'rated' }>;

type Row<Name extends VerbName> = {
  /** A decision is refused when somebody else has decided since. A fact may have happened while there was no network. */
  kind: 'decision' | 'fact' | 'other';
  read(pressed: Pressed): Verb<Name> | Missing;
  /** @param notedAt for a fact that came in later than it happened */
  event(verb: Verb<Name>, state: Case, notedAt?: number): MemberEvent;
};

const tried = <Name extends Failure>(verb: Name) => ({
  kind: 'fact' as const,
  read: (pressed: Pressed) => ({ verb, ...remarksOf(pressed) }),
  event: ({ text, reason }: Remarks, _: Case, notedAt?: number): MemberEvent => ({
    type: 'tried',
    data: { result: verb, text, reason, notedAt },
  }),
});

const remarksOf = ({ field }: Pressed): Remarks => ({
  text: field('text') || undefined,
  reason: field('reason') || undefined,
});

/** Every verb: how it is read from a form, and the event that it becomes. What a page shows of it is in `desk/ui/record-verbs.tsx`. */
export const verbs: { [Name in VerbName]: Row<Name> } = {
  claim: {
    kind: 'decision',
    read: () => ({ verb: 'claim' }),
    event: () => ({ type: 'claimed', data: {} }),
  },
  assign: {
    kind: 'decision',
    read({ choice, field }) {
      const to = choice || field('to');
      return to ? { verb: 'assign', to } : { missing: 'to' };
    },
    event: ({ to }, { owner }) => ({ type: 'assigned', data: { to, from: owner } }),
  },
  release: {
    kind: 'decision',
    read: () => ({ verb: 'release' }),
    event: () => ({ type: 'released', data: {} }),
  },
  reached: {
    kind: 'fact',
    read(pressed) {
      const { choice, detail, field } = pressed;
      if (!isOutcome(choice)) return { missing: 'verb' };
      const refusal = refusals.find((known) => known === detail);
      const reached = { verb: 'reached' as const, outcome: choice, refusal, ...remarksOf(pressed) };
      if (!resultRules[choice].needsDate) return reached;
      const followUpAt = readFollowUp(detail, field('followUpOn'), field('followUpTime'));
      return followUpAt === null ? { missing: 'followUpOn' } : { ...reached, followUpAt };
    },
    event: ({ outcome, refusal, followUpAt, text, reason }, _, notedAt) => ({
      type: 'reached',
      data: { outcome, refusal, followUpAt, text, reason, notedAt },
    }),
  },
  'no-answer': {
    ...tried('no-answer'),
    read: (pressed) => ({ verb: 'no-answer', ...remarksOf(pressed), isAgain: pressed.choice === 'again' }),
  },
  'wrong-number': tried('wrong-number'),
  sent: tried('sent'),
  note: {
    kind: 'fact',
    read({ choice, field }) {
      const text = field('text');
      return text ? { verb: 'note', text, audience: choice === 'referrer' ? 'referrer' : 'team' } : { missing: 'text' };
    },
    event: ({ text, audience }, _, notedAt) => ({ type: 'noted', data: { text, audience, notedAt } }),
  },
  later: {
    kind: 'other',
    read({ choice, detail, field }) {
      const followUpAt = readFollowUp(choice, field('followUpOn'), field('followUpTime'));
      const purpose = detail === 'callback' || detail === 'terms' ? detail : undefined;
      return followUpAt === null ? { missing: 'followUpOn' } : { verb: 'later', followUpAt, purpose };
    },
    event: ({ followUpAt, purpose }) => ({ type: 'postponed', data: { followUpAt, purpose } }),
  },
  meet: {
    kind: 'other',
    read({ field }) {
      const followUpAt = readFollowUp('', field('followUpOn'), field('followUpTime'));
      if (followUpAt === null) return { missing: 'followUpOn' };
      return { verb: 'meet', followUpAt, to: field('to'), text: field('text') || undefined };
    },
    event: ({ followUpAt, to, text }) => ({ type: 'arranged', data: { followUpAt, to, text } }),
  },
  'same-as': {
    kind: 'decision',
    read({ choice, field }) {
      const sameAs = choice || field('sameAs');
      return sameAs ? { verb: 'same-as', sameAs } : { missing: 'sameAs' };
    },
    event: ({ sameAs }, { collection }) => ({
      type: 'linked',
      data: { to: sameAs.includes('/') ? sameAs : `${collection}/${sameAs.trim()}` },
    }),
  },
  move: {
    kind: 'decision',
    read({ choice }) {
      const stage = stages.find((known) => known === choice);
      return stage ? { verb: 'move', stage } : { missing: 'verb' };
    },
    event: ({ stage }, before) => ({ type: 'moved', data: { from: before.stage, to: stage } }),
  },
  amend: {
    kind: 'other',
    read({ choice, field }) {
      if (!isAmendable(choice)) return { missing: 'verb' };
      return { verb: 'amend', field: choice, value: field('value'), isAsked: field('isAsked') !== '' };
    },
    event: ({ field, value, isAsked }) => ({ type: 'amended', data: { field, value, isAsked } }),
  },
  agree: {
    kind: 'other',
    read: ({ choice }) => ({ verb: 'agree', isNamed: choice === 'yes' }),
    event: ({ isNamed }) => ({ type: 'agreed', data: { isNamed } }),
  },
  rewrite: {
    kind: 'other',
    read({ choice, detail, field }) {
      const text = field('text');
      if (!text && detail !== 'remove') return { missing: 'text' };
      return { verb: 'rewrite', rewrittenVersion: Number(choice), ...(detail !== 'remove' && { text }) };
    },
    event: ({ rewrittenVersion, text }) => ({ type: 'rewritten', data: { version: rewrittenVersion, text } }),
  },
  correct: {
    kind: 'other',
    read({ choice, field }) {
      const reason = field('reason');
      return reason ? { verb: 'correct', correctedVersion: Number(choice), reason } : { missing: 'reason' };
    },
    event: ({ correctedVersion, reason }) => ({ type: 'corrected', data: { version: correctedVersion, reason } }),
  },
  undo: {
    kind: 'other',
    read: ({ choice }) => ({ verb: 'undo', correctedVersion: Number(choice) }),
    event: ({ correctedVersion }) => ({ type: 'corrected', data: { version: correctedVersion } }),
  },
  erase: {
    kind: 'other',
    // Only the page of a person erases, once it is confirmed.
    read: () => ({ missing: 'verb' }),
    // When the other one is gone already, nothing is left.
    event: ({ half }, { erasedHalf }) => ({
      type: 'erased',
      data: half && (erasedHalf ?? half) === half ? { half } : {},
    }),
  },
};

/** What a member does, from the button and the fields of a form. */
export function readVerb(button: string, field: Pressed['field']): Verb | Missing {
  const [name = '', choice = '', detail = ''] = button.split(':');
  const [, row] = Object.entries(verbs).find(([known]) => known === name) ?? [];
  return row ? row.read({ choice, detail, field }) : { missing: 'verb' };
}

/** The event that a verb becomes in the present state of a case. */
export function eventOf<Name extends VerbName>(verb: Verb<Name>, state: Case, notedAt?: number): MemberEvent {
  return verbs[verb.verb].event(verb, state, notedAt);
}
