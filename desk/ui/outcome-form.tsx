import { hongKongDate } from '../../domain/clock.ts';
import type { CaseRecord } from '../../domain/desk.ts';
import { useDesk } from '../use-desk.ts';
import { VerbForm } from './verb-form.tsx';

const day = 24 * 3_600_000;
const presets = { tomorrow: 1, days: 3, week: 7 } as const;

type Props = {
  record: CaseRecord;
  page: string;
  /** The keys 1 to 5 press the buttons of one of the forms only. */
  hasKeys: boolean;
};

/** What came of a call: one tap each. A contact message has no telephone number: it is replied to, or not yet. */
export function OutcomeForm({ record, page, hasKeys }: Props) {
  const text = useDesk().words.outcome;
  const key = (value: string) => (hasKeys ? { 'data-key': value, 'aria-keyshortcuts': value } : {});
  const isMessage = record.collection === 'messages';
  return (
    <VerbForm record={record} page={page} className="grid gap-2">
      {record.clock.state === 'overdue' && (
        <label className="desk-label">
          {text.reason}
          <input name="reason" className="desk-control" />
        </label>
      )}
      <button type="submit" name="verb" value="reached:interested" className="desk-button" {...key('1')}>
        {isMessage ? text.answered : text.interested}
      </button>
      {!isMessage && <CallOutcomes keyOf={key} />}
    </VerbForm>
  );
}

function CallOutcomes({ keyOf: key }: { keyOf: (value: string) => object }) {
  const { words, now } = useDesk();
  const text = words.outcome;
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <button type="submit" name="verb" value="no-answer" className="desk-button-quiet" {...key('4')}>
          {text['no-answer']}
        </button>
        <button type="submit" name="verb" value="wrong-number" className="desk-button-quiet" {...key('5')}>
          {text['wrong-number']}
        </button>
        <button
          type="submit"
          name="verb"
          value="reached:not-interested"
          className="desk-button-quiet col-span-2"
          {...key('3')}
        >
          {text['not-interested']}
        </button>
      </div>
      <DateChoice legend={text.later} verb="reached:later" now={now} firstKey={key('2')} />
    </>
  );
}

/** Three usual dates, one tap each, or any other. */
export function DateChoice(props: { legend: string; verb: string; now: number; firstKey?: object }) {
  const { legend, verb, now, firstKey } = props;
  const { words } = useDesk();
  return (
    <fieldset className="desk-dates">
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-1 grid grid-cols-3 gap-2">
        {Object.entries(presets).map(([name, days], index) => (
          <button
            key={name}
            type="submit"
            name="verb"
            value={`${verb}:${hongKongDate(now + days * day)}`}
            className="desk-button-quiet px-1"
            {...(index === 0 ? firstKey : {})}
          >
            {words.outcome.presets[name as keyof typeof presets]}
          </button>
        ))}
      </div>
      <div className="mt-2 flex items-end gap-2">
        <label className="desk-label flex-1">
          {words.outcome.date}
          <input type="date" name="followUpOn" min={hongKongDate(now + day)} className="desk-control" />
        </label>
        <button type="submit" name="verb" value={verb} className="desk-button-quiet">
          {words.verbs.later}
        </button>
      </div>
    </fieldset>
  );
}
