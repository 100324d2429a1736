/** The words of alerts that are sent by email and to webhooks. */
export const alertMessages = {
  new: { subject: 'New: {case}', text: 'This has just arrived. Nobody has claimed it yet.' },
  half: {
    subject: 'Still waiting: {case}',
    text: '12 of the 24 hours have passed, and nobody has been in touch yet.',
  },
  soon: { subject: 'Under 2 hours left: {case}', text: 'Please get in touch now, to keep our promise.' },
  overdue: { subject: 'Overdue: {case}', text: 'The 24 hours are over. Please get in touch now.' },
  callback: { subject: 'Call back soon: {case}', text: 'You promised a call. It is nearly time.' },
  missed: { subject: 'Callback missed: {case}', text: 'A call was promised, and nobody has called. Please call now.' },
  'no-step': {
    subject: 'No next step: {case}',
    text: 'For two days nobody has said what is next. Please choose a date, or close the case.',
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
    subject: 'Everybody’s again: {case}',
    text: '{by} handed this case over, and nobody touched it in half of the time that was left. It is everybody’s again.',
  },
  digest: {
    subject: 'This morning: {overdue} overdue, {promised} promised for today, {today} to call today',
    text: 'These are waiting on the desk, the most urgent first. All times are Hong Kong time.',
  },
  test: { subject: 'Test alert', text: 'This is a test. Alerts from the desk will reach you here.' },
  message: 'Contact message',
  partnership: '{title} (partnership application)',
  withDistrict: '{title}, {district}',
  callBy: 'Call by {time} (Hong Kong time)',
  answerBy: 'Reply by {time} (Hong Kong time)',
  wasDue: 'Was due at {time} (Hong Kong time)',
  promised: 'Promised for {time} (Hong Kong time)',
  untouched: 'Last change at {time} (Hong Kong time)',
  groups: { overdue: 'Overdue', promised: 'Promised for today', today: 'To call today' },
  /** The hour with which a line of the digest begins. */
  lineTimes: {
    callBy: 'Call by {time}',
    answerBy: 'Reply by {time}',
    callback: 'Call back at {time}',
    missed: 'Callback missed, promised for {time}',
    wasDue: 'Was due {time}',
  },
  line: '• {parts}',
  cases: '{count} cases',
  nobody: 'nobody yet',
  tried: 'tried {count}×',
  andMore: '… and {count} more',
  footer: 'You get alerts because your email address is on the desk. To stop them, remove it under “My devices”.',
};
