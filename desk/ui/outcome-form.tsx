import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CallResult, callResults, isOutcome, refusals, resultRules } from '../../domain/cases/call-results.ts';
import { hongKongDate, startOfDay } from '../../domain/cases/clock.ts';
import { followUpChoices, proposedHour } from '../../domain/cases/follow-up.ts';
import { hourText } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import { useEmptied, useVerbFetcher, VerbButton, VerbForm } from './verb-form.tsx';

/**
 * What came of a call: one tap each. A contact message has no telephone number: it is replied to, or not yet.
 * @param props the keys 1 to 6 press the buttons of one of the forms only
 */
export function OutcomeForm({ hasKeys }: { hasKeys: boolean }) {
  const { record } = useRecord();
  const { callResults: labels, outcome: text } = useDesk().words;
  const line = useEmptied<HTMLInputElement>('tried', 'reached');
  const button = (result: CallResult, label = labels[result]) => {
    const { needsDate, isRefusal } = resultRules[result];
    const shortcut = hasKeys ? `${callResults.indexOf(result) + 1}` : undefined;
    const props = { verb: isOutcome(result) ? `reached:${result}` : result, shortcut };
    if (needsDate) return <DateChoice key={result} legend={label} {...props} />;
    if (isRefusal) return <RefusalChoice key={`${result}${record.version}`} legend={label} {...props} />;
    const look = result === 'interested' ? 'desk-button' : 'desk-button-quiet';
    return (
      <VerbButton
        key={result}
        {...props}
        className={isOutcome(result) || result === 'sent' ? `${look} col-span-2` : look}
      >
        {label}
        <Digit of={shortcut} />
      </VerbButton>
    );
  };
  return (
    <VerbForm className="grid grid-cols-2 gap-2">
      {/* Else Enter in a field would press the first button, and say that somebody is interested. */}
      <button type="submit" disabled hidden />
      <label className="desk-label col-span-2">
        {text.text}
        <input ref={line} name="text" className="desk-control" />
      </label>
      {record.clock.state === 'overdue' && (
        <label className="desk-label col-span-2">
          {text.reason}
          <input name="reason" className="desk-control" />
        </label>
      )}
      {record.collection === 'messages'
        ? button('interested', text.answered)
        : callResults.map((result) => button(result))}
    </VerbForm>
  );
}

type ChoiceProps = { legend: string; verb: string; shortcut?: string };

/** `purpose` says that the date is promised to the person. */
type DateChoiceProps = ChoiceProps & { purpose?: 'callback' };

/** A refusal and its reason, one more tap; the last button is for none. */
function RefusalChoice({ legend, verb, shortcut }: ChoiceProps) {
  const { words } = useDesk();
  return (
    <details className="col-span-2">
      <summary className="desk-button-quiet w-full cursor-pointer" data-key={shortcut} aria-keyshortcuts={shortcut}>
        {legend}
        <Digit of={shortcut} />
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-2">
        {refusals.map((refusal) => (
          <VerbButton key={refusal} verb={`${verb}:${refusal}`}>
            {words.refusals[refusal]}
          </VerbButton>
        ))}
        <VerbButton verb={verb}>{words.outcome.noRefusal}</VerbButton>
      </div>
    </details>
  );
}

/** The key of a button, in it. Hidden where keys are switched off, and where there is no keyboard. */
function Digit({ of }: { of?: string }) {
  if (!of) return null;
  return (
    <span aria-hidden="true" className="desk-digit">
      <kbd>{of}</kbd>
    </span>
  );
}

/** The usual moments, one tap each, or a date and an hour; its key does not choose one of them. */
export function DateChoice({ legend, verb, shortcut, purpose }: DateChoiceProps) {
  const { words, now } = useDesk();
  const { bestTimeToCall } = useRecord().record;
  const { presets, date, hour } = words.outcome;
  return (
    <fieldset className="desk-dates col-span-2" data-key={shortcut} aria-keyshortcuts={shortcut}>
      <legend className="text-sm font-medium">
        {legend}
        <Digit of={shortcut} />
      </legend>
      <div className="mt-1 grid grid-cols-3 gap-2">
        {followUpChoices(now, bestTimeToCall).map(({ name, at }) => (
          <VerbButton
            key={name}
            verb={[verb, at, purpose].filter(Boolean).join(':')}
            className="desk-button-quiet flex-col px-1"
          >
            {presets[name]} <small>{hourText(at)}</small>
          </VerbButton>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <label className="desk-label flex-1">
          {date}
          <input type="date" name="followUpOn" min={hongKongDate(now)} className="desk-control" />
        </label>
        <label className="desk-label flex-1">
          {hour}
          <input
            type="time"
            name="followUpTime"
            defaultValue={hourText(startOfDay(now) + proposedHour(bestTimeToCall) * 3_600_000)}
            className="desk-control"
          />
        </label>
        <VerbButton
          verb={purpose ? `${verb}::${purpose}` : verb}
          className="desk-button-quiet flex-1 whitespace-nowrap"
        >
          {words.outcome.setDate}
        </VerbButton>
      </div>
    </fieldset>
  );
}

/**
 * Opens when somebody comes back from a call, or from WhatsApp.
 * @param props `called` counts the taps on *Call* and *WhatsApp*; `children` are what may be next for who is interested
 */
export function OutcomeSheet({ called, children }: { called: number; children: ReactNode }) {
  const { record } = useRecord();
  const { words } = useDesk();
  const sheet = useRef<HTMLDialogElement>(null);
  const { state, data, formData } = useVerbFetcher();
  const verb = formData?.get('verb');
  // Who is interested is asked about the next step at once.
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    if (called === 0) return;
    const open = () => {
      if (document.visibilityState !== 'visible' || !sheet.current || sheet.current.open) return;
      setReached(false);
      sheet.current.showModal();
      // Not its first field, which would bring up the keyboard of a phone.
      sheet.current.querySelector('h2')?.focus();
    };
    // Where the call does not hide the page, as on a computer, coming back is the focus.
    document.addEventListener('visibilitychange', open);
    addEventListener('focus', open);
    return () => {
      document.removeEventListener('visibilitychange', open);
      removeEventListener('focus', open);
    };
  }, [called]);
  useEffect(() => {
    if (state !== 'submitting') return;
    const isAsked = verb === 'reached:interested' && sheet.current?.open === true;
    setReached(isAsked);
    if (!isAsked) sheet.current?.close();
  }, [state, verb]);
  useEffect(() => {
    if (data && !('ok' in data && data.ok)) sheet.current?.close();
  }, [data]);
  const isNext = isReached && record.clock.reachedAt !== null && record.collection !== 'messages';
  return (
    <dialog ref={sheet} aria-labelledby="outcome-question" className="desk-sheet">
      <h2 id="outcome-question" tabIndex={-1} className="mb-3 text-lg outline-none">
        {isNext ? words.verbs.nextStep : words.outcome.question}
      </h2>
      {isNext ? children : <OutcomeForm hasKeys={false} />}
      <button type="button" className="desk-button-quiet mt-3 w-full" onClick={() => sheet.current?.close()}>
        {isNext ? words.verbs.nothingYet : words.outcome.close}
      </button>
    </dialog>
  );
}
