import type { NextStep, PromisedCall, ReferrerQuestion, StatusStep } from '../../domain/referral-status.ts';
import type { Rating } from '../../domain/referrers.ts';
import type { StatusRequest } from '../../domain/service-pages.ts';

type Words = {
  promise: Record<PromisedCall['state'], string>;
  steps: Record<StatusStep, string>;
  next: Record<NextStep, string>;
  question: { why: Record<ReferrerQuestion, string> } & Record<string, unknown>;
  problems: Record<NonNullable<StatusRequest['problem']>, string>;
};

/** The page on which a referrer sees what became of a referral. */
export const referralStatus = {
  meta: {
    title: 'What became of your referral',
    description:
      'See how far we have got with a restaurant you referred. All you need is your reference and your email.',
  },
  title: 'What became of your referral?',
  intro:
    'Enter the eight characters of your reference and the email address you gave in the form. We give you a private link to a ' +
    'page that shows how far we have got. You need no account.',
  fields: { reference: 'Reference, eight characters', email: 'Your email' },
  show: 'Show my referral',
  problems: {
    'not-found':
      'We cannot find a referral with this reference and email. Please check both. If you sent it a moment ago, try again in a ' +
      'few minutes; one still waiting on your device has not reached us yet.',
    ended: 'This private link no longer works. Enter your reference and your email to get a new one.',
    'too-many': 'Too many tries in a short time. Please try again in an hour.',
    'no-answer':
      'Please enter a phone number. If the number we have is right and nobody has answered it, you can choose a better ' +
      'time instead.',
    reached:
      'We have already spoken with them, or have stopped calling, so the referral can no longer be taken back. You can ' +
      'have your own details removed below.',
    'needs-address': 'To have your details removed, please find your referral again with its reference and your email.',
    'mails-stopped':
      'Stopped. We will send no more automatic emails about this referral. Our team may still email you with a ' +
      'question or the outcome.',
    removed: 'Your own details have been removed, and the page of this referral is closed.',
    'removed-after-call':
      'We have already spoken with them. Your own details have been removed, and the page of this referral is closed.',
    unavailable: 'Something on our side is not working. Please try again in a few minutes.',
  },
  /** How the promise was kept in the last 30 days; as a sentence, and as the two lines of a picture. */
  publicPromise: {
    sentence: 'In the last 30 days we reached {kept} of {all} restaurants within 24 hours.',
    kept: ['{kept} of {all} restaurants', 'reached within 24 hours, in the last 30 days'],
    tooFew: ['Within 24 hours', 'we contact the restaurant that you refer'],
  },
  found: 'Your referral of {business}',
  reference: 'Reference',
  promise: {
    ahead: 'We promised to contact them by {time}.',
    kept: 'We promised to contact them by {time}, and we have.',
    late: 'We are late. We promised to contact them by {time}, and have not reached them yet. We are sorry.',
    'was-late': 'We promised to contact them by {time}, but only reached them later. We are sorry.',
  },
  question: {
    title: 'Can you check the number, or tell us a better time?',
    why: {
      number:
        'The phone number we have does not work, so we are not calling it. Please enter the right one; if it was right, enter it ' +
        'again.',
      hour: 'We tried twice, and nobody answered. Another number or a better time would help; one of the two is enough.',
    },
    fields: { contactPhone: 'Phone number of the restaurant', bestTimeToCall: 'A better time to call' },
    optional: '(optional)',
    unknown: 'I do not know',
    send: 'Send to the team',
    effect: 'Your referral then goes to the top of our list of calls.',
  },
  soFar: 'So far',
  steps: {
    received: 'We received your referral.',
    'same-shop':
      'Somebody told us about this shop before you did. We follow it up once, and you will see the result here too.',
    claimed: 'Somebody on our team is looking after it.',
    tried: 'Our latest attempt to reach them.',
    answered: 'You told us how to reach them, and your referral went to the top of our list. Thank you!',
    reached: 'We reached them.',
    helped: 'We reached them. What you told us helped. Thank you!',
    meeting: 'A meeting was arranged.',
    'on-board': 'They have joined as a partner.',
    'not-this-time': 'They are not joining this time.',
    'set-aside': 'It was set aside as possible spam.',
    closed: 'We stopped following it up.',
    'taken-back': 'You took it back.',
  },
  notes: 'From our team, to you',
  whatNext: 'What happens next',
  next: {
    call: 'We will call them by {time}, at a time that suits them if we can.',
    'call-late': 'We will call at the next time that suits them: from {time}.',
    'call-late-now': 'We will call as soon as we can, in the hours that suit them.',
    'call-again': 'Our next try is planned for {time}.',
    'call-again-by': 'We will try again by {time}, in the hours that suit them if we can.',
    'no-number': 'The phone number does not work. We can call as soon as we have another one.',
    meeting: 'We are meeting them on {day}. Once our team has noted the result, you will see it here.',
    'follow-up': 'We will take the next step on {day}.',
    'follow-up-late': 'The next step was planned for {time}. Our team has not noted yet whether it was done.',
    'no-date': 'Our team is deciding on the next step. As soon as there is a date, you will see it here.',
    'on-board': 'There is nothing more for you to do. Thank you.',
    'not-this-time': 'We will not call them again about this unless they come back to us.',
    'set-aside':
      'We will not call while it is set aside. If this is a mistake, please email {email} with your reference.',
    'taken-back': 'We will not call them about this.',
    closed: 'We will not call them again about this. If that surprises you, please email {email} with your reference.',
  },
  rating: {
    title: 'Are you happy with how it went?',
    answers: { yes: 'Yes', no: 'No', unknown: 'I do not know' } satisfies Record<Rating, string>,
    thanks: 'You answered: {answer}. Thank you!',
  },
  takeBack: {
    open: 'Take this referral back…',
    text:
      'You can take the referral back until we have spoken with the restaurant. If you do, we will not call it. We ' +
      'keep what you sent until the usual day for deleting it, unless you have your own details removed.',
    press: 'Take it back',
  },
  erase: {
    open: 'Have your own details removed…',
    text:
      'We delete your name, your email, your phone number and everything you wrote about the conversation. We keep the ' +
      'details of the restaurant and its contact. This page closes, and your details cannot be restored.',
    /** While nobody was reached: to remove the details of the referrer is not to take the referral back. */
    stillCalled: 'We will still call the restaurant. If you do not want that, take the referral back first. ',
    reached: 'We have already spoken with them. ',
    press: 'Remove my details',
  },
  mail: {
    title: 'News by email',
    when:
      'when we have a question, have reached them, have arranged a meeting or know the outcome: at most one email a ' +
      'day about each referral, between 8:00 and 21:00.',
    ask: {
      text:
        'We can email you {when} First we send one email to the address in your referral. Open the link in it and ' +
        'press the button to confirm.',
      press: 'Tell me by email',
    },
    asked:
      'One email is on its way to the address in your referral; if it is night, we send it at 8:00. Open the link in ' +
      'it and press the button.',
    confirm: { text: 'Press the button, and we will email you {when}', press: 'Yes, email me' },
    on: 'That is confirmed. We email you {when}',
    stop: 'Stop these emails',
    stopped:
      'We send no automatic emails about this referral. If you change your mind, open the link in our last email again.',
    without:
      'We cannot send you news by email here. To check your referral, save the address of this page, or come back with ' +
      'your reference and your email.',
  },
  keep:
    'The address of this page is private: anyone who has it can see what is shown here. It works until the referral is deleted, ' +
    '{months} months after it arrived, or until you turn it off.',
  end: 'Turn off all links to this page',
  again: 'Refer another restaurant',
} satisfies Words & Record<string, unknown>;
