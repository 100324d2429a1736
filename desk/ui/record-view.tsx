import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { CaseName, CaseRecord } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import { addressOfList } from '../list-address.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import { ActionMessage } from './action-message.tsx';
import { ClockLine } from './clock-line.tsx';
import { ContactBar } from './contact-bar.tsx';
import { History } from './history.tsx';
import { NextStep, NextSteps } from './next-step.tsx';
import { OutcomeForm, OutcomeSheet } from './outcome-form.tsx';
import { RecordDetails } from './record-details.tsx';
import { RecordVerbs } from './record-verbs.tsx';
import { VerbButton, VerbForm } from './verb-form.tsx';
import { WrongNumber } from './wrong-number.tsx';

/** One case, in the order of what a person needs: call, what was said, best time, map, what came of it, history. */
export function RecordView() {
  const { words } = useDesk();
  const { record } = useRecord();
  const [called, setCalled] = useState(0);
  const isErased = record.stage === 'erased';
  // Without the contact there is nobody to call.
  const isOver = isErased || record.erasedHalf === 'contact';
  const title = record.title || record.id;
  return (
    <article className="pt-1">
      <title>{`${title} | ${words.title}`}</title>
      <RecordPaths />
      <h1 className="text-xl wrap-anywhere">{title}</h1>
      <p className="mt-1 *:text-base">
        <ClockLine row={record} />
      </p>
      <div className="flex items-center gap-x-4">
        <span className="text-sm text-soft max-md:flex-1">{stageText(record, words)}</span>
        {!isOver && <OwnerForm />}
      </div>
      {record.lookedAtBy.length > 0 && (
        <p className="desk-notice mt-3">
          {fill(words.record.looking, { names: record.lookedAtBy.join(words.list.nameSeparator) })}
        </p>
      )}
      <ActionMessage />
      {isErased && <p className="desk-notice mt-4">{words.record.erased}</p>}
      {record.erasedHalf && <p className="desk-notice mt-4">{words.record.erasedHalf[record.erasedHalf]}</p>}
      {!isOver && <ContactBar onTry={() => setCalled((count) => count + 1)} />}
      <WrongNumber />
      <NextStep />
      <div className="desk-record">
        <RecordDetails />
        {!isErased && (
          <div className="desk-record-actions">
            {!isOver && (
              <section aria-labelledby="outcome" className="desk-panel">
                <h2 id="outcome" className="desk-heading mb-2">
                  {record.collection === 'messages' ? words.outcome.titleOfMessage : words.outcome.title}
                </h2>
                <OutcomeForm hasKeys />
              </section>
            )}
            <RecordVerbs />
          </div>
        )}
        <History />
      </div>
      {!isOver && (
        <OutcomeSheet called={called}>
          <NextSteps />
        </OutcomeSheet>
      )}
    </article>
  );
}

function stageText(
  { collection, stage }: Pick<CaseRecord, 'collection' | 'stage'>,
  words: ReturnType<typeof useDesk>['words'],
): string {
  const isAnswered = stage === 'called' && collection === 'messages';
  return `${words.collections[collection]} · ${isAnswered ? words.outcome.answered : words.stages[stage]}`;
}

function RecordPaths() {
  const { words, to } = useDesk();
  const { previous, next } = useRecord().neighbours;
  const { search } = useLocation();
  const addressOf = ({ collection, id }: CaseName) => to(`/cases/${collection}/${id}${search}`);
  return (
    <nav className="flex min-h-9 items-center gap-4 text-sm *:not-first:justify-center">
      <Link to={to(addressOfList(new URLSearchParams(search)))} className="desk-link mr-auto">
        {words.record.back}
      </Link>
      {previous && (
        <Link to={addressOf(previous)} data-key="[" aria-keyshortcuts="[" className="desk-link">
          {words.record.previous}
        </Link>
      )}
      {next && (
        <Link to={addressOf(next)} data-key="]" aria-keyshortcuts="]" className="desk-link">
          {words.record.next}
        </Link>
      )}
    </nav>
  );
}

/** Claim, or release what is one's own; what is a colleague's is taken over by name, and by no key. */
function OwnerForm() {
  const { words, member } = useDesk();
  const { record } = useRecord();
  const { owner } = record;
  const { claim, release, takeOver } = words.verbs;
  if (owner && owner.id !== member.id) {
    return (
      <VerbForm>
        <VerbButton verb={`assign:${member.id}`}>{fill(takeOver, { name: owner.name })}</VerbButton>
      </VerbForm>
    );
  }
  return (
    <div className="flex items-center gap-3">
      {owner && <span className="text-sm text-soft">{owner.name}</span>}
      <VerbForm>
        {owner ? (
          <VerbButton verb="release">{release}</VerbButton>
        ) : (
          <VerbButton verb="claim" shortcut="c">
            {claim}
          </VerbButton>
        )}
      </VerbForm>
    </div>
  );
}
