import { useState } from 'react';
import { Link } from 'react-router';
import type { CaseRecord, Desk } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import type { RecordFacts } from '../record-facts.ts';
import { useDesk } from '../use-desk.ts';
import { ActionMessage } from './action-message.tsx';
import { ClockLine } from './clock-line.tsx';
import { ContactBar } from './contact-bar.tsx';
import { History } from './history.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { RecordDetails } from './record-details.tsx';
import { RecordVerbs } from './record-verbs.tsx';
import { type ActionData, VerbButton, VerbForm } from './verb-form.tsx';

type Props = {
  record: CaseRecord;
  facts: RecordFacts;
  neighbours: ReturnType<Desk['neighbours']>;
  page: string;
  /** The answer to a form that was sent without a script. */
  posted?: ActionData;
};

/** One case, in the order of what a person needs: call, what was said, best time, map, what came of it, history. */
export function RecordView({ record, facts, neighbours, page, posted }: Props) {
  const { words } = useDesk();
  const [called, setCalled] = useState(0);
  const isErased = record.stage === 'erased';
  const title = record.title || record.id;
  return (
    <article className="pt-1">
      <title>{`${title} | ${words.title}`}</title>
      <RecordPaths neighbours={neighbours} collection={record.collection} />
      <h1 className="text-xl wrap-anywhere">{title}</h1>
      <p className="mt-1 *:text-base">
        <ClockLine row={record} />
      </p>
      <div className="flex items-center gap-x-4">
        <span className="text-sm text-soft max-md:flex-1">{stageText(record, words)}</span>
        {!isErased && <OwnerForm record={record} page={page} />}
      </div>
      {record.lookedAtBy.length > 0 && (
        <p className="desk-notice mt-3">
          {fill(words.record.looking, { names: record.lookedAtBy.join(words.list.nameSeparator) })}
        </p>
      )}
      <ActionMessage posted={posted} record={record} page={page} />
      {isErased ? (
        <p className="desk-notice mt-4">{words.record.erased}</p>
      ) : (
        <ContactBar facts={facts} title={title} onCall={() => setCalled((count) => count + 1)} />
      )}
      <div className="desk-record">
        <RecordDetails record={record} facts={facts} page={page} />
        {!isErased && (
          <div className="desk-record-actions">
            <section aria-labelledby="outcome" className="desk-panel">
              <h2 id="outcome" className="desk-heading mb-2">
                {record.collection === 'messages' ? words.outcome.titleOfMessage : words.outcome.title}
              </h2>
              <OutcomeForm record={record} page={page} hasKeys />
            </section>
            <RecordVerbs record={record} facts={facts} page={page} posted={posted} />
          </div>
        )}
        <History record={record} facts={facts} page={page} />
      </div>
      {!isErased && <OutcomeSheet record={record} page={page} called={called} />}
    </article>
  );
}

function stageText({ collection, stage }: CaseRecord, words: ReturnType<typeof useDesk>['words']): string {
  const isAnswered = stage === 'called' && collection !== 'referrals';
  return `${words.collections[collection]} · ${isAnswered ? words.outcome.answered : words.stages[stage]}`;
}

function RecordPaths({
  neighbours: { previous, next },
  collection,
}: Pick<Props, 'neighbours'> & { collection: string }) {
  const { words, to } = useDesk();
  return (
    <nav className="flex min-h-9 items-center gap-4 text-sm *:not-first:justify-center">
      <Link to={to('')} className="desk-link mr-auto">
        {words.record.back}
      </Link>
      {previous && (
        <Link to={to(`/cases/${collection}/${previous}`)} data-key="[" aria-keyshortcuts="[" className="desk-link">
          {words.record.previous}
        </Link>
      )}
      {next && (
        <Link to={to(`/cases/${collection}/${next}`)} data-key="]" aria-keyshortcuts="]" className="desk-link">
          {words.record.next}
        </Link>
      )}
    </nav>
  );
}

/** Claim, or release what is one's own. */
function OwnerForm({ record, page }: { record: CaseRecord; page: string }) {
  const { words, member } = useDesk();
  const verb = record.owner?.id === member.id ? 'release' : 'claim';
  return (
    <div className="flex items-center gap-3">
      {record.owner && <span className="text-sm text-soft">{record.owner.name}</span>}
      <VerbForm record={record} page={page}>
        <VerbButton verb={verb} shortcut={verb === 'claim' ? 'c' : undefined}>
          {words.verbs[verb]}
        </VerbButton>
      </VerbForm>
    </div>
  );
}
