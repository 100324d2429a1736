/** The words of the page of the desk that shows how alerts are sent. */
export const alerts = {
  title: 'Alerts',
  intro:
    'The desk tells the team when something new arrives, when half of the time is over and nobody has called, two hours before ' +
    'the end, and when the time is over. From 21:00 to 08:00 only what is overdue is sent; the rest is in the summary at 08:30.',
  ways: 'How alerts are sent',
  mail: {
    title: 'Email',
    on: 'A mail server is set.',
    off: 'No mail server is set, so emails are not sent: they are written as files into the folder “mail” beside the data. Whoever runs the server sets SMTP_URL and MAIL_FROM.',
    receivers: 'Members with an email address: {count}. Yours is under “My devices”.',
  },
  webhooks: {
    title: 'Webhooks',
    on: 'Alerts go to: {hosts}',
    off: 'None is set. Whoever runs the server sets WEBHOOK_URLS.',
  },
  test: {
    button: 'Send a test alert',
    sent: 'A test is on its way, to you and to every webhook.',
    nobody: 'A test needs your email address (under “My devices”) or a webhook.',
  },
  waiting: { title: 'Waiting for more than 15 minutes', text: 'Nothing is lost; these are tried again automatically.' },
  dead: {
    title: 'Given up',
    text: 'These could not be sent. Once the reason is mended, send them again; what is not true any more is left out.',
    again: 'Send again',
    sentAgain: 'It is tried again.',
    unknown: 'It was sent or removed meanwhile.',
  },
  none: 'Nothing is waiting to be sent.',
  problems: {
    'quiet-hours': 'It waits for the end of the night, at 08:00.',
    'mail-refused': 'The mail server refused the receiver or the email:',
    'mail-server': 'The mail server is away, or refuses our sign-in:',
    'webhook-status': 'The webhook answered with the status',
    'webhook-private':
      'The webhook’s address is in a private network. Whoever runs the server can allow that with WEBHOOK_ALLOW_PRIVATE.',
    'webhook-unreachable': 'The webhook cannot be reached:',
  },
  kinds: {
    new: 'New',
    half: 'Half of the time is over',
    soon: 'Two hours left',
    overdue: 'Overdue',
    digest: 'Summary of the morning',
    test: 'Test',
  },
  gone: 'somebody who is not told any more',
};
