import * as cases from './check-cases.ts';
import { pagesSayWhatIsKnown } from './check-pages.ts';
import * as people from './check-people.ts';
import { requestInvariants } from './check-requests.ts';
import { type Check, casesOf, keysOf, listProblems } from './observations.ts';
import { longestMonth } from './world.ts';

/**
 * What must hold. `check` gives what was seen where it does not; a day is looked at when it is over, the end when all is well again.
 */
type Invariant = { sentence: string; when: 'step' | 'day' | 'end'; check: Check };

const seenByStep =
  (invariant: string): Check =>
  ({ broken }) =>
    broken.map(({ name, seen }) => name === invariant && seen);

export const invariants: Record<string, Invariant> = {
  'told-is-stored': {
    sentence: 'What was acknowledged is stored, once, until it is erased or older than the retention period.',
    when: 'day',
    check: people.toldIsStored,
  },
  'arrived-when-it-came': {
    sentence:
      'The clock of a referral begins after it was sent, and before its referrer is told, whatever clock a phone has.',
    when: 'day',
    check: people.arrivedWhenItCame,
  },
  'on-disk-before-told': {
    sentence: 'Nobody is told that something arrived before it is on disk.',
    when: 'step',
    check: seenByStep('on-disk-before-told'),
  },
  'one-decision-wins': {
    sentence: 'Of two decisions on one version one wins, and the other is told who and when.',
    when: 'step',
    check: seenByStep('one-decision-wins'),
  },
  'hand-over-is-told': {
    sentence: 'Whoever loses or gets a case by a colleague is told, once, and nobody else.',
    when: 'step',
    check: seenByStep('hand-over-is-told'),
  },
  'list-is-wished': {
    sentence: 'The list of the newsletter has nobody who has not confirmed it, or who has left it since.',
    when: 'day',
    check: people.listIsWished,
  },
  'no-unexpected-error': {
    sentence: 'Nothing fails with an error that nobody expected.',
    when: 'step',
    check: ({ errors }) => errors,
  },
  'state-is-fold': {
    sentence: 'The state of a case is the fold of its events.',
    when: 'day',
    check: cases.stateIsFold,
  },
  'taken-back-does-not-count': {
    sentence: 'Who owns a case, and when somebody was reached first, is what the events say that nobody took back.',
    when: 'day',
    check: cases.takenBackDoesNotCount,
  },
  'is-in-a-list': {
    sentence:
      'Every open case is in a list of the desk, and in one at most of Call now, Later, No next step and Messages.',
    when: 'day',
    check: (_, store) => listProblems(store),
  },
  'call-by-is-callable': {
    sentence: 'By when to call is the end of the hours that suit the person, within 24 hours of the arrival.',
    when: 'day',
    check: cases.callByIsCallable,
  },
  'date-is-kept': {
    sentence: 'A case with a date is in Call now on that day.',
    when: 'day',
    check: cases.dateIsKept,
  },
  'waiting-is-called': {
    sentence: 'Who waits for a call is in Call now from four hours before the end of the hours that suit them.',
    when: 'day',
    check: cases.waitingIsCalled,
  },
  'hand-over-returns': {
    sentence: 'A hand-over that nobody touched in half of the time left is in the lists of everybody.',
    when: 'day',
    check: cases.handOverReturns,
  },
  'actor-did-it': {
    sentence: 'The actor of an event is who did it.',
    when: 'day',
    check: cases.actorDidIt,
  },
  'confirmed-is-kept': {
    sentence: 'What the desk has confirmed to a member is in the history.',
    when: 'day',
    check: cases.confirmedIsKept,
  },
  'first-keeps-its-clock': {
    sentence: 'A case is a duplicate only of one that arrived before it.',
    when: 'day',
    check: cases.firstKeepsItsClock,
  },
  'duplicates-have-a-first': {
    sentence:
      'What a case is a duplicate of is called, or was: when it ends otherwise, the next one has its clock again.',
    when: 'step',
    check: cases.duplicatesHaveAFirst,
  },
  'broken-stays-broken': {
    sentence: 'A promise that was broken when nothing had been noted stays broken, whatever comes in later.',
    when: 'day',
    check: cases.brokenStaysBroken,
  },
  'promises-are-ahead': {
    sentence: 'What a person was promised for an hour that is open is the date of the case, and one at a time.',
    when: 'day',
    check: cases.promisesAreAhead,
  },
  'corrected-is-used': {
    sentence:
      'What a member has corrected is shown and found, and what a person asked to have corrected is not in the history.',
    when: 'day',
    check: cases.correctedIsUsed,
  },
  'wrong-is-not-dialled': {
    sentence: 'A wrong number is not in Call now, except on the date that somebody chose; with a new one it is first.',
    when: 'day',
    check: cases.wrongIsNotDialled,
  },
  'answer-is-first': {
    sentence: 'Who can be reached by what a referrer has answered is first in Call now, until somebody tries it.',
    when: 'day',
    check: cases.answerIsFirst,
  },
  'taken-back-in-time': {
    sentence: 'No referrer takes a referral back once somebody was reached.',
    when: 'day',
    check: cases.takenBackInTime,
  },
  'referrer-mails-are-wished': {
    sentence: 'No referrer gets news by mail who has not confirmed it by the link of a mail, or who has stopped it.',
    when: 'day',
    check: ({ mails }) => mails.map(({ key, isWished }) => /:news@/.test(key) && !isWished && `${key} was sent`),
  },
  'referrer-mails-once-a-day': {
    sentence: 'A referrer gets one mail with news of a referral in 24 hours at most, and none at night.',
    when: 'day',
    check: people.referrerMailsOnceADay,
  },
  'late-is-told': {
    sentence: 'Of a promise that is broken everybody with an address is told.',
    when: 'day',
    check: people.lateIsTold,
  },
  'callback-is-told': {
    sentence: 'Of a call that was promised for an hour whoever owns the case is told, or else everybody.',
    when: 'day',
    check: people.callbackIsTold,
  },
  'alerts-once-and-by-day': {
    sentence: 'An alert is sent once, unless the process is killed while it is sent, and never at night.',
    when: 'day',
    check: people.alertsOnceAndByDay,
  },
  'alert-names-nobody': {
    sentence: 'No alert has the name of a person.',
    when: 'day',
    check: ({ alerts }) => alerts.map(({ key, text }) => /Contact\d|Referrer\d/.test(text ?? '') && `${key}: ${text}`),
  },
  'erased-stays-erased': {
    sentence: 'Nothing of a person who was erased, alone or with the other one, is left in a table, a file or a mail.',
    when: 'day',
    check: people.erasedStaysErased,
  },
  'links-end': {
    sentence: 'No link leads to the page of a referral whose referrer was erased.',
    when: 'step',
    check: people.linksEnd,
  },
  ...requestInvariants,
  'cloud-forgets': {
    sentence: 'When all is well nothing of anybody who was erased is in the cloud.',
    when: 'end',
    check: people.cloudForgets,
  },
  'replaced-is-gone': {
    sentence: 'A text that its author has changed or removed is not stored any more.',
    when: 'day',
    check: cases.replacedIsGone,
  },
  'removed-see-nothing': {
    sentence: 'A member who was removed sees nothing any more, by no session and no link.',
    when: 'day',
    check: people.removedSeeNothing,
  },
  'referrer-is-not-named': {
    sentence: 'No text to a contact has the name of who referred them, unless the record says that they agreed.',
    when: 'end',
    check: people.referrerIsNotNamed,
  },
  'retention-is-kept': {
    sentence: 'What is older than the retention period is gone.',
    when: 'end',
    check: ({ time }, store) =>
      casesOf(store).map(({ subject, arrivedAt }) => arrivedAt < time.now() - longestMonth && `${subject} is too old`),
  },
  'report-counts': {
    sentence: 'The figures of the report are those that are counted from the events.',
    when: 'end',
    check: cases.reportCounts,
  },
  'page-says-what-is-known': {
    sentence:
      'What people see of their referral, and of all of them, is what the desk knows, and nothing that was taken back.',
    when: 'day',
    check: pagesSayWhatIsKnown,
  },
  'device-is-emptied': {
    sentence: 'What waits on a device arrives when all is well again, and leaves it.',
    when: 'end',
    check: people.deviceIsEmptied,
  },
  'queue-ends-empty': {
    // The mails to readers wait for a mail server, which no world has.
    sentence: 'The queue of what the team and the cloud get ends empty when all is well again.',
    when: 'end',
    check: (_, store) => keysOf(store).map((key) => !key.startsWith('newsletter:') && `${key} still waits`),
  },
  'cloud-has-the-same': {
    sentence: 'When all is well the cloud has every document and event, and nothing else: nobody who was erased.',
    when: 'end',
    check: people.cloudHasTheSame,
  },
};
