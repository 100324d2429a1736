import { hongKongDate } from '../../domain/cases/clock.ts';
import { followUpChoices } from '../../domain/cases/follow-up.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import { DateChoice } from './outcome-form.tsx';
import { VerbButton, VerbForm } from './verb-form.tsx';
import { AskReferrer } from './wrong-number.tsx';

/**
 * Asks what a case would else be forgotten for: the next step after somebody was reached, how a meeting was, when to try again, or when
 * to ask a new partner how the first week was. A meeting that is ahead is shown.
 */
export function NextStep() {
  const { now, words } = useDesk();
  const { record, facts, meeting, isNewPartner } = useRecord();
  const { verbs } = words;
  const { collection, stage, followUpAt, followUpKind, clock, tries } = record;
  const isAhead = followUpAt !== null && followUpAt > now;
  if (stage === 'meeting' && isAhead) return meeting && <MeetingAhead />;
  const isTerms = followUpKind === 'terms';
  if (isAhead && !isTerms) return null;
  const isTried = clock.reachedAt === null && tries > 0 && clock.state !== 'off';
  const isCallable = isTried && record.number !== 'wrong';
  const isReached = (stage === 'called' || stage === 'meeting') && collection !== 'messages';
  if (!isTried && !isReached && !isNewPartner) return null;
  const asked = isTerms ? verbs.termsSent : meeting ? words.meeting.how : verbs.nextStep;
  const question = isNewPartner ? verbs.firstWeek : isTried ? verbs.tryAgain : asked;
  return (
    <section aria-labelledby="next-step" className="desk-panel mt-4 max-w-[36rem]">
      <h2 id="next-step" className="desk-heading mb-2">
        {question}
      </h2>
      {isCallable && tries > 1 && facts.contact.phone && <p className="text-sm">{verbs.tryWhatsapp}</p>}
      {isCallable && <AskReferrer />}
      {isReached ? (
        <NextSteps />
      ) : (
        <VerbForm>
          <DateChoice legend={verbs.later} verb="later" />
        </VerbForm>
      )}
    </section>
  );
}

/** What may be next for somebody who was reached; also in the sheet after the call. */
export function NextSteps() {
  const { now, words } = useDesk();
  const { record, meeting } = useRecord();
  const { verbs, stages } = words;
  const isTerms = record.followUpKind === 'terms';
  const afterMeeting = ['not-this-time', 'called'];
  const moves = record.moves.filter((to) => to === 'on-board' || (meeting && afterMeeting.includes(to)));
  return (
    <>
      <VerbForm className="mb-3 flex flex-wrap gap-2">
        {moves.map((to) => (
          <VerbButton key={to} verb={`move:${to}`}>
            {to === 'called' ? words.meeting.notHeld : stages[to]}
          </VerbButton>
        ))}
        {!isTerms && (
          <VerbButton verb={`later:${followUpChoices(now, null)[0]?.at}:terms`}>{verbs.sendTerms}</VerbButton>
        )}
      </VerbForm>
      <VerbForm>
        <DateChoice
          legend={isTerms ? verbs.later : verbs.callAgain}
          verb="later"
          {...(!isTerms && { purpose: 'callback' as const })}
        />
      </VerbForm>
      <ArrangeMeeting />
    </>
  );
}

/** When and where, who goes, and a file for a calendar. */
function MeetingAhead() {
  const { words, timeOf, to } = useDesk();
  const { record, meeting } = useRecord();
  if (!meeting) return null;
  const { at, place, member } = meeting;
  return (
    <p className="desk-panel mt-4 max-w-[36rem]">
      {[fill(words.clock.dates.meeting, { time: timeOf(at) }), place, member].filter(Boolean).join(' · ')}{' '}
      {/* A file, which the desk's script would try to show. */}
      <a href={to(`/cases/${record.collection}/${record.id}/meeting.ics`)} download className="desk-link">
        {words.meeting.calendar}
      </a>
    </p>
  );
}

function ArrangeMeeting() {
  const { words, member, now } = useDesk();
  const { facts, colleagues, record } = useRecord();
  const { meeting, outcome } = words;
  const owner = record.owner && record.owner.id !== member.id ? [record.owner] : [];
  return (
    <details className="mt-3">
      <summary className="desk-summary">{meeting.arrange}</summary>
      <VerbForm className="flex flex-wrap items-end gap-2">
        <label className="desk-label flex-1">
          {meeting.date}
          <input type="date" name="followUpOn" required min={hongKongDate(now)} className="desk-control" />
        </label>
        <label className="desk-label flex-1">
          {outcome.hour}
          <input type="time" name="followUpTime" required className="desk-control" />
        </label>
        <label className="desk-label w-full">
          {meeting.place}
          <input name="text" defaultValue={facts.address.replaceAll('\n', ', ')} className="desk-control" />
        </label>
        <label className="desk-label flex-1">
          {meeting.who}
          <select name="to" className="desk-control">
            {[member, ...owner, ...colleagues].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <VerbButton verb="meet" className="desk-button">
          {meeting.arrange}
        </VerbButton>
      </VerbForm>
    </details>
  );
}
