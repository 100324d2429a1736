import type { DigestGroup } from '../../domain/cases/digest.ts';
import type { FollowUpKind } from '../../domain/cases/follow-up.ts';

/** The words of alerts that are sent by email and to webhooks. */
export const alertMessages = {
  new: { subject: 'New: {case}', text: 'This has just arrived. Nobody has claimed it yet.' },
  half: {
    subject: 'Still waiting: {case}',
    text: '12 of the 24 hours have passed, and nobody has been in touch yet.',
  },
  soon: { subject: 'Under 2 hours left: {case}', text: 'Please get in touch now, to keep our promise.' },
  last: {
    subject: 'Last half hour: {case}',
    text: 'The hours that suit them are nearly over, and nobody has called yet. Please call now.',
  },
  overdue: {
    subject: 'Overdue: {case}',
    text: 'The 24 hours are over. Please get in touch as soon as it suits them.',
  },
  callback: { subject: 'Call back soon: {case}', text: 'You promised a call. It is nearly time.' },
  missed: { subject: 'Callback missed: {case}', text: 'A call was promised, and nobody has called. Please call now.' },
  /** Of a date that is not for a promised call, or of several for different things: before it, and when nothing was noted. */
  steps: {
    callback: {
      meeting: { subject: 'Meeting soon: {case}', text: 'It is nearly time for the meeting.' },
      terms: { subject: 'Send the terms: {case}', text: 'You promised to send the terms. It is nearly time.' },
      reminder: { subject: 'Call soon: {case}', text: 'It is nearly time to be in touch again.' },
      several: 'Nearly time: {case}',
    },
    missed: {
      meeting: { subject: 'How was the meeting? {case}', text: 'Please note what came of it, and what is next.' },
      terms: {
        subject: 'Terms not sent: {case}',
        text: 'The terms were promised, and nobody has noted that they were sent. Please send them now.',
      },
      reminder: {
        subject: 'Call not made: {case}',
        text: 'The time to be in touch again has passed, and nobody has called. Please call as soon as it suits them.',
      },
      several: 'Time passed, nothing noted: {case}',
    },
  } satisfies Record<'callback' | 'missed', Record<Exclude<FollowUpKind, 'callback'>, object> & { several: string }>,
  'no-step': {
    subject: 'No next step: {case}',
    text: 'For two days nobody has recorded a next step. Please choose a date, or close the case.',
  },
  assigned: { subject: 'Assigned to you: {case}', text: '{by} has assigned this case to you.' },
  taken: { subject: 'Taken over: {case}', text: '{by} has taken this case over from you.' },
  'passed-on': { subject: 'No longer yours: {case}', text: '{by} has passed this case on. It is no longer yours.' },
  session: {
    subject: 'Somebody has signed in as you',
    text: 'They used a link that {by} made. If that was not you, sign the device out under “My devices”.',
  },
  inherited: {
    subject: 'The cases of a colleague who left are yours',
    text: '{by} removed a colleague from the team. The cases that they were working on are yours now.',
  },
  returned: {
    subject: 'Free to claim again: {case}',
    text: '{by} handed this case over, and nobody acted on it in half the time that was left. It is everybody’s again.',
  },
  digest: {
    subject: 'This morning: {counts}',
    counts: {
      overdue: '{count} overdue',
      promised: '{count} promised for today',
      today: '{count} to call today',
    } satisfies Record<DigestGroup, string>,
    requests: 'requests about personal data: {count}',
    firstRequest: 'Requests about personal data are waiting for an answer. The first must be answered by {day}.',
    separator: ', ',
    text: 'These are waiting on the desk, the most urgent first. All times are Hong Kong time.',
  },
  test: { subject: 'Test alert', text: 'This is a test. Alerts from the desk will reach you here.' },
  message: 'Contact message',
  partnership: '{title} (partnership application)',
  withDistrict: '{title}, {district}',
  callBy: 'Call by {time} (Hong Kong time)',
  answerBy: 'Reply by {time} (Hong Kong time)',
  wasDue: 'Was due at {time} (Hong Kong time)',
  next: 'can be called from {from} to {to}',
  dated: {
    callback: 'Promised for {time} (Hong Kong time)',
    meeting: 'Meeting at {time} (Hong Kong time)',
    terms: 'Promised by {time} (Hong Kong time)',
    reminder: 'Planned for {time} (Hong Kong time)',
  } satisfies Record<FollowUpKind, string>,
  noStep: 'It has no next step yet.',
  wrongNumber: 'the telephone number is wrong',
  untouched: 'Last change at {time} (Hong Kong time)',
  groups: { overdue: 'Overdue', promised: 'Promised for today', today: 'To call today' },
  /** The hour with which a line of the digest begins. */
  lineTimes: {
    callBy: 'Call by {time}',
    next: 'Best hours missed, call from {time} to {to}',
    answerBy: 'Reply by {time}',
    wasDue: 'Was due {time}',
    dated: {
      callback: 'Call back at {time}',
      meeting: 'Meeting at {time}',
      terms: 'Send the terms by {time}',
      reminder: 'Call at {time}',
    } satisfies Record<FollowUpKind, string>,
    over: {
      callback: 'Callback missed, promised for {time}',
      meeting: 'How was the meeting at {time}?',
      terms: 'Terms not sent, promised by {time}',
      reminder: 'Not called, planned for {time}',
    } satisfies Record<FollowUpKind, string>,
  },
  line: '• {parts}',
  cases: '{count} cases',
  nobody: 'nobody yet',
  tried: 'tried {count}×',
  andMore: '… and {count} more',
  footer: 'You get alerts because your email address is on the desk. To stop them, remove it under “My devices”.',
};
