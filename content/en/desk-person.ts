import type { NotServed, RequestKind, Served, ServedKind } from '../../domain/person.ts';
import type { Role } from '../../domain/personal-data.ts';
import { brand } from '../brand.ts';

type Outcome = Extract<Served, { ok: true }>['done'][number]['outcome'];

/** The words of the desk's page for people who ask about their data. */
export const deskPerson = {
  title: 'Requests about personal data',
  text: 'For somebody who asks what we have about them, or wants it corrected or erased. We answer within 40 days.',
  who: 'Email, phone or reference',
  find: 'Find',
  found: 'What we have about {who}',
  nothing: 'Nothing is stored about {who}.',
  newsletter: 'Newsletter',
  open: 'Open the case',
  received: 'Received {time}',
  choose: 'Tick what belongs to the person who asks.',
  roles: {
    referrer: 'Referrer',
    contact: 'Contact',
    applicant: 'Applicant',
    writer: 'Writer of a message',
    subscriber: 'Subscriber',
  } satisfies Record<Role, string>,
  mention: 'Somebody else’s case, which only mentions them',
  /** A value that a field had. */
  earlier: '{field}, before a correction',
  texts: 'Texts in which others may be named. Read each one, and tick it for the copy only if it names nobody else.',
  copy: 'Copy for this person',
  copyText: 'Their own details and the texts you have ticked, nothing about others. It counts as the answer.',
  asPage: 'As a page',
  asJson: 'As JSON',
  correct: 'To correct something, open the case and choose “Correct the details…”.',
  serve: 'Erase, withdraw, or never call again',
  confirm: 'To confirm, type the reference, or its last eight characters; for the newsletter, the address',
  confirmNumber: 'To confirm, type the number once more',
  erase: {
    referrer: 'Erase as referrer',
    contact: 'Erase as contact',
    applicant: 'Erase as applicant',
    writer: 'Erase as writer',
    subscriber: 'Remove from the newsletter',
  } satisfies Record<Role, string>,
  withdraw: 'Withdraw what is ticked',
  'no-call': 'Never call this number again',
  problems: {
    'nothing-chosen': 'Nothing was done: tick something first.',
    'not-confirmed': 'Nothing was done: what you typed is not the reference of anything you ticked.',
    'two-people': 'Nothing was done: you have ticked both people of one referral. Tick one of them.',
    invalid: 'Nothing was done: this field cannot have this value.',
    reason: 'Nothing was done: say why it is refused.',
  } satisfies Record<NotServed['code'] | 'reason', string>,
  /** The answer to the person. */
  answer: 'What you can answer',
  item: '{role}, {reference}: {outcome}',
  outcomes: {
    corrected: 'corrected as you asked.',
    erased: 'erased, with the texts that may name you.',
    withdrawn: 'withdrawn. We will not take it further.',
    unsubscribed: 'removed from the newsletter.',
    'no-call': 'we will never call this number again.',
    ended: 'nothing to do: it had already ended.',
    'no-number': 'there is no phone number.',
  } satisfies Record<Outcome, string>,
  kept: {
    erase:
      'Until its {months} months are over we keep the dates of what happened, to show that we kept our promise. If the ' +
      'referral names another person, we also keep what concerns them and the business. Backups may contain your data ' +
      'for up to 12 more months, but it will not be restored from them. So that it stays erased we keep a code made ' +
      'from the reference, from which your data cannot be read.',
    withdraw: 'Your data stays until its {months} months are over. You can have it erased sooner.',
    'no-call':
      'We keep a code made from the number, only so that nobody calls it again. Everything else stays until its ' +
      '{months} months are over.',
    /** Whatever was asked: who is removed from the newsletter has nothing else there. */
    subscriber:
      'For at least three years we keep a code made from your address, and the time, so that we send no newsletter to ' +
      'it again. Backups may contain the address for up to 12 months, but it will not be restored from them.',
  } satisfies Record<ServedKind | 'subscriber', string>,
  requests: 'Waiting for an answer',
  noRequests: 'No request is waiting.',
  kinds: {
    copy: 'Copy',
    correct: 'Correct',
    erase: 'Erase',
    withdraw: 'Withdraw',
    'no-call': 'Never call again',
  } satisfies Record<RequestKind, string>,
  due: 'Asked {asked}, due {due}',
  note: 'Note a request',
  noteText: 'So that it is answered in time. Carrying it out below also marks it as answered.',
  kind: 'What they ask for',
  askedOn: 'Asked on',
  keep: 'Note it',
  noted: 'Noted. It is under “Waiting for an answer”.',
  done: 'Done elsewhere',
  refuse: 'Refuse…',
  reason: 'Why it is refused (kept for 4 years)',
  refuseButton: 'Refuse',
  log: 'Done or refused',
  logText: 'The latest 50. Each is kept for 4 years. Who asked is kept only for refusals.',
  answers: { done: 'Done', refused: 'Refused' },
  answeredAt: 'asked {asked}, closed {answered}',
  /** In the log, after a role. */
  past: {
    corrected: 'corrected',
    erased: 'erased',
    withdrawn: 'withdrawn',
    unsubscribed: 'unsubscribed',
    'no-call': 'never called again',
    ended: 'had ended already',
    'no-number': 'no number',
    copied: 'copied',
  } satisfies Record<Outcome | 'copied', string>,
  file: {
    title: 'What we have about you',
    intro: `This is what the ${brand.en} team has stored about you, on {date}. Texts in which others are named are left out.`,
    reference: 'Reference',
    received: 'Received',
    about: 'About',
    newsSince: 'News by email, since',
    texts: 'What was written',
  },
};
