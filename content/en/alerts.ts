import type { AlertChannelName, AlertKind, AlertProblem } from '../../domain/cases/alerts.ts';

/** How alerts are sent by a channel, when it is set up and when it is not, and who gets them. */
export type ChannelWords = { title: string; on: string; off: string; receivers?: string };

type AlertWords = {
  channels: Record<AlertChannelName, ChannelWords>;
  problems: Record<AlertProblem, string>;
  kinds: Record<AlertKind, string>;
};

/** The words of the page of the desk that shows how alerts are sent. */
export const alerts = {
  title: 'Alerts',
  intro:
    'The desk alerts the team when something new arrives, when 12 of the 24 hours have passed and nobody has been in touch, two ' +
    'hours and half an hour before the deadline, and when it has passed. Several at once are sent as one message. Owners are told ' +
    '15 minutes before a call that was promised, when it was ' +
    'missed, and when a case has had no next step for two days. From 21:00 to 08:00 nothing is sent: what is urgent follows ' +
    'at 08:00, and the rest is in the summary at 08:30.',
  ways: 'How alerts are sent',
  channels: {
    mail: {
      title: 'Email',
      on: 'A mail server is set up.',
      off:
        'No mail server is set up, so emails are not sent. They are saved as files in the folder “mail” beside the ' +
        'data. Whoever runs the server can set SMTP_URL and MAIL_FROM.',
      receivers: 'Members with an email address: {count}. You can add or change yours under “My devices”.',
    },
    webhook: {
      title: 'Webhooks',
      on: 'Alerts go to: {names}',
      off: 'None is set up. Whoever runs the server can set WEBHOOK_URLS.',
    },
  },
  test: {
    button: 'Send a test alert',
    sent: 'A test alert is on its way to you and to every webhook.',
    written:
      'A test alert for you has been saved in the folder “mail”, because no mail server is set up. It is on its way to ' +
      'every webhook.',
    nobody: 'To send a test, first add your email address under “My devices”, or have a webhook set up.',
  },
  waiting: { title: 'Waiting for more than 15 minutes', text: 'Nothing is lost. We keep trying automatically.' },
  dead: {
    title: 'Not sent',
    text: 'These could not be sent. Once the cause is fixed, send them again. Alerts that no longer apply are left out.',
    again: 'Send again',
    sentAgain: 'We are trying again now.',
    unknown: 'This alert has already been sent or removed.',
  },
  none: 'Nothing is waiting to be sent.',
  problems: {
    'quiet-hours': 'This is not sent at night. It waits until 08:00.',
    'mail-refused': 'The mail server refused the address or the email:',
    'mail-server': 'The mail server cannot be reached, or refuses our sign-in:',
    'webhook-status': 'The webhook refused the alert, with this status:',
    'webhook-private':
      'The webhook’s address is in a private network. Whoever runs the server can allow that with WEBHOOK_ALLOW_PRIVATE.',
    'webhook-unreachable': 'The webhook cannot be reached:',
  },
  kinds: {
    new: 'New',
    half: 'Still waiting',
    soon: 'Under 2 hours left',
    last: 'Last half hour',
    overdue: 'Overdue',
    callback: 'Call back soon',
    missed: 'Callback missed',
    'no-step': 'No next step',
    assigned: 'Assigned',
    taken: 'Taken over',
    'passed-on': 'Passed on',
    session: 'Sign-in by a colleague’s link',
    inherited: 'Cases of a colleague who left',
    returned: 'Everybody’s again',
    digest: 'Morning summary',
    test: 'Test',
  },
  gone: 'somebody who no longer gets alerts',
} satisfies AlertWords & Record<string, unknown>;
