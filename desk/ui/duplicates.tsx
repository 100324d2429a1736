import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PossibleDuplicate, Related } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { useRecord } from '../use-record.ts';
import { ActionForm, useVerbFetcher, VerbButton, VerbForm } from './verb-form.tsx';

/** Who else referred the same business, and which cases may be the same. */
export function Duplicates() {
  const { duplicates, possibleDuplicates, sameAs } = useRecord().record;
  const text = useDesk().words.record;
  return (
    <>
      <Cases id="duplicates" title={text.duplicates} cases={duplicates} />
      <Cases id="related" title={text.related} cases={sameAs ? [] : possibleDuplicates}>
        {(other) => other.isLinkable && <LinkButton other={other} />}
      </Cases>
    </>
  );
}

type CasesProps<One> = {
  id: string;
  title: string;
  cases: readonly One[];
  children?: (other: One) => ReactNode;
};

function Cases<One extends Related & { because?: PossibleDuplicate['because'] }>({
  id,
  title,
  cases,
  children,
}: CasesProps<One>) {
  const { words, timeOf } = useDesk();
  const text = words.record;
  if (cases.length === 0) return null;
  const about = ({ because, collection, stage, arrivedAt, referrer, owner, lastCall }: One) => [
    because && text.because[because],
    words.collections[collection],
    words.stages[stage],
    timeOf(arrivedAt),
    referrer && fill(text.referredBy, { name: referrer }),
    owner && fill(text.ownedBy, { name: owner }),
    lastCall && fill(text.calledBy, { name: lastCall.by, time: timeOf(lastCall.at) }),
  ];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="desk-heading">
        {title}
      </h2>
      <ul className="grid gap-3">
        {cases.map((other) => (
          <li key={other.id} className="grid justify-items-start gap-1">
            <Link to={`../cases/${other.collection}/${other.id}`} className="desk-link">
              {other.title || other.id}
            </Link>
            <span className="text-sm text-soft">{about(other).filter(Boolean).join(' · ')}</span>
            {children?.(other)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The earlier case is kept, from whichever of the two it is pressed: on the earlier one it acts on the later one. */
function LinkButton({ other }: { other: PossibleDuplicate }) {
  const { record, page } = useRecord();
  const { words, to, timeOf } = useDesk();
  const fetcher = useVerbFetcher();
  const { collection, id, version, arrivedAt, referrer } = other;
  const time = timeOf(arrivedAt);
  const named = { case: referrer ? fill(words.record.caseOf, { time, name: referrer }) : time };
  if (arrivedAt <= record.arrivedAt) {
    return (
      <VerbForm>
        <VerbButton verb={`same-as:${collection}/${id}`}>{fill(words.verbs.linkThis, named)}</VerbButton>
      </VerbForm>
    );
  }
  return (
    <ActionForm fetcher={fetcher} version={version} page={page} address={to(`/cases/${collection}/${id}`)}>
      <VerbButton verb={`same-as:${record.collection}/${record.id}`}>{fill(words.verbs.linkOther, named)}</VerbButton>
    </ActionForm>
  );
}
