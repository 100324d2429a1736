import * as cases from './check-cases.ts';
import { pagesSayWhatIsKnown } from './check-pages.ts';
import * as people from './check-people.ts';
import { neverIsNotCalled, requestsStand } from './check-requests.ts';
import { type Check, casesOf, keysOf, listProblems } from './observations.ts';
import { longestMonth } from './world.ts';

/** What a step itself has found broken. */
const foundByStep =
  (name: string): Check =>
  ({ broken }) =>
    broken.map((one) => one.name === name && one.seen);

export type When = 'step' | 'day' | 'end';

/** What must hold after each step, when a day is over, and at the end, when all is well again; and what is seen where it does not. */
export const invariants: Record<When, Record<string, Check>> = {
  step: {
    'Nobody is told that something arrived before it is on disk.': foundByStep('on-disk-before-told'),
    'The link that a device has made shows the referral that was sent from it, and no other, and erases nobody.':
      foundByStep('device-link'),
    'Of two decisions on one version one wins, and the other is told who and when.': foundByStep('one-decision-wins'),
    'Whoever presses twice is told the same, and it is done once.': foundByStep('pressed-twice'),
    'Whoever loses or gets a case by a colleague is told, once, and nobody else.': foundByStep('hand-over-is-told'),
    'Nothing fails with an error that nobody expected.': ({ errors }) => errors,
    'What a case is a duplicate of is called, or was: when it ends otherwise, the next one has its clock again.':
      cases.duplicatesHaveAFirst,
    'No link leads to the page of a referral whose referrer was erased.': people.linksEnd,
    'No referral is open whose number is never to be called again, whatever was restored or deleted since.':
      neverIsNotCalled,
  },
  day: {
    'What was acknowledged is stored, once, until it is erased or older than the retention period.':
      people.toldIsStored,
    'The clock of a referral begins after it was sent, and before its referrer is told, whatever clock a phone has.':
      people.arrivedWhenItCame,
    'The list of the newsletter has nobody who has not confirmed it, or who has left it since.': people.listIsWished,
    'The state of a case is the fold of its events.': cases.stateIsFold,
    'Who owns a case, and when somebody was reached first, is what the events say that nobody took back.':
      cases.takenBackDoesNotCount,
    'Every open case is in a list of the desk, and in one at most of Call now, Later, No next step and Messages; what has a date ahead is in Later.':
      (_, store) => listProblems(store),
    'By when to call is the last end of the hours that suit the person, within 24 hours of the arrival.':
      cases.callByIsCallable,
    'A case with a date is in Call now on that day.': cases.dateIsKept,
    'Who waits for a call is in Call now from four hours before the end of the hours that suit them.':
      cases.waitingIsCalled,
    'A hand-over that nobody touched in half of the time left is in the lists of everybody.': cases.handOverReturns,
    'Who should have been called, and was not touched for four hours, is in the lists of everybody.':
      cases.leftAloneIsEverybodys,
    'The actor of an event is who did it.': cases.actorDidIt,
    'What the desk has confirmed to a member is in the history, with what they wrote.': cases.confirmedIsKept,
    'What a member noted without a network waits on the device until it is in the history, or was refused.':
      cases.notedOfflineIsKept,
    'A case points at another exactly while it is a duplicate, and only at one that arrived before it.':
      cases.firstKeepsItsClock,
    'What was kept was kept in time, and a promise that was broken when nothing had been noted stays broken.':
      cases.brokenStaysBroken,
    'What a person was promised for an hour that is open is the date of the case, and one at a time.':
      cases.promisesAreAhead,
    'What a member has corrected is shown and found, and what a person asked to have corrected is not in the history.':
      cases.correctedIsUsed,
    'A wrong number is not in Call now, except on the date that somebody chose; with a new one it is first.':
      cases.wrongIsNotDialled,
    'Who can be reached by what a referrer has answered is first in Call now, until somebody tries it.':
      cases.answerIsFirst,
    'No referrer takes a referral back once somebody was reached.': cases.takenBackInTime,
    'No referrer gets news by mail who has not confirmed it by the link of a mail, or who has stopped it, whatever was restored.':
      people.referrerMailsAreWished,
    'A referrer gets one mail with news of a referral in 24 hours at most, and none at night.':
      people.referrerMailsOnceADay,
    'Of a promise that is broken everybody with an address is told.': people.lateIsTold,
    'Of a call that was promised for an hour whoever owns the case is told, or else everybody.': people.callbackIsTold,
    'An alert is sent once, unless the process is killed while it is sent, and never at night.':
      people.alertsOnceAndByDay,
    'No alert has the name of a person.': ({ alerts }) =>
      alerts.map(({ key, text }) => /Contact\d|Referrer\d/.test(text ?? '') && `${key}: ${text}`),
    'Nothing of a person who was erased, alone or with the other one, is left in a table, a file or a mail.':
      people.erasedStaysErased,
    'What a person asked about their data stands until it is answered, and is told before its 40 days are over.':
      requestsStand,
    'A text that its author has changed or removed is not stored any more.': cases.replacedIsGone,
    'A member who was removed sees nothing any more, by no session and no link.': people.removedSeeNothing,
    'What people see of their referral, and of all of them, is what the desk knows, and nothing that was taken back.':
      pagesSayWhatIsKnown,
  },
  end: {
    'When all is well nothing of anybody who was erased is in the cloud.': people.cloudForgets,
    'No text to a contact has the name of who referred them, unless the record says that they agreed.':
      people.referrerIsNotNamed,
    'What is older than the retention period is gone.': ({ time }, store) =>
      casesOf(store).map(({ subject, arrivedAt }) => arrivedAt < time.now() - longestMonth && `${subject} is too old`),
    'A referrer who wants mails has got one about the latest news when all is well.': people.newsIsTold,
    'The figures of the report are those that are counted from the events.': cases.reportCounts,
    'What waits on a device arrives when all is well again, and leaves it.': people.deviceIsEmptied,
    // The mails to readers wait for a mail server, which no world has.
    'The queue of what the team and the cloud get ends empty when all is well again.': (_, store) =>
      keysOf(store).map((key) => !key.startsWith('newsletter:') && `${key} still waits`),
    'When all is well the cloud has every document, every event as it is, and nothing else: nobody who was erased.':
      people.cloudHasTheSame,
  },
};
