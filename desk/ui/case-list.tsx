import { Link } from 'react-router';
import type { CaseRow, DeskList } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import { useDesk } from '../use-desk.ts';
import { ClockLine } from './clock-line.tsx';
import { Icon } from './icon.tsx';
import { ActionForm, useVerbFetcher, VerbButton } from './verb-form.tsx';

export type LabelledRow = CaseRow & { districtLabel: string; typeLabel: string };

/** The rows of a list: one line on a desk, two on a phone. `j` and `k` move through them. */
export function CaseList({ rows, page }: { rows: readonly LabelledRow[]; page: string }) {
  return (
    <ol className="desk-list">
      {rows.map((row) => (
        <CaseListRow key={`${row.collection}/${row.id}`} row={row} page={page} />
      ))}
    </ol>
  );
}

function CaseListRow({ row, page }: { row: LabelledRow; page: string }) {
  const { words, to } = useDesk();
  const address = to(`/cases/${row.collection}/${row.id}`);
  const place = [row.districtLabel, row.typeLabel].filter(Boolean).join(' · ');
  return (
    <li data-row-of="" className="desk-row">
      <Link to={address} discover="none" data-row="" className="desk-row-title">
        {row.title || row.id}
      </Link>
      <span className="desk-row-place">{place || words.collections[row.collection]}</span>
      <ClockLine row={row} />
      <span className="desk-row-marks">
        {row.owner && row.isOwnerIdle && (
          <span className="desk-mark desk-mark-text">{fill(words.list.idleOwner, { name: row.owner.name })}</span>
        )}
        {row.number && (
          <span className="desk-mark" data-tone={row.number === 'new' ? 'good' : undefined}>
            {words.list.number[row.number]}
          </span>
        )}
        {row.clock.isCallableNow && row.clock.reachedAt === null && row.number !== 'wrong' && (
          <span className="desk-mark" data-tone="good">
            <Icon name="phone" className="size-3.5" />
            <span>{words.list.callableNow}</span>
          </span>
        )}
        {row.collection === 'partnerships' && (
          <span className="desk-mark" data-tone="good">
            {words.list.askedUs}
          </span>
        )}
        {row.isPossibleDuplicate && (
          <span className="desk-mark">
            <Icon name="pair" className="size-3.5" />
            <span>{words.list.duplicate}</span>
          </span>
        )}
        {row.lookedAtBy.length > 0 && (
          <span className="desk-mark">
            <Icon name="eye" className="size-3.5" />
            <span>{fill(words.list.looking, { names: row.lookedAtBy.join(words.list.nameSeparator) })}</span>
          </span>
        )}
      </span>
      <span className="desk-row-owner">
        {row.owner && !row.isOwnerIdle
          ? row.owner.name
          : isWaiting(row) && <Claim row={row} address={address} page={page} />}
      </span>
    </li>
  );
}

/** True when somebody should call. */
function isWaiting({ clock, followUpAt }: CaseRow): boolean {
  return clock.state !== 'off' && (clock.reachedAt === null || followUpAt !== null);
}

/** A form of its own, so that it works without a script. What a colleague left alone is taken over. */
function Claim({ row, address, page }: { row: CaseRow; address: string; page: string }) {
  const { words, member } = useDesk();
  const { claim, takeOver, takeOverShort } = words.verbs;
  const { owner, title, version } = row;
  const name = owner ? fill(takeOver, { name: owner.name }) : claim;
  return (
    <ActionForm fetcher={useVerbFetcher('claim')} version={version} page={page} address={address}>
      <VerbButton
        verb={owner ? `assign:${member.id}` : 'claim'}
        shortcut={owner ? undefined : 'c'}
        aria-label={`${name}: ${title}`}
        className="desk-claim"
      >
        {owner ? takeOverShort : claim}
      </VerbButton>
    </ActionForm>
  );
}

/** What an empty list says. */
export function EmptyList({ list }: { list: DeskList }) {
  const { title, text } = useDesk().words.empty[list];
  return (
    <div className="desk-empty">
      <svg viewBox="0 0 60 60" aria-hidden="true" className="size-16">
        <path d="m12 22 5-7 4.5 7 4.5-7 4.5 7 4.5-7 4.5 7 4.5-7 4 7 2 30H10z" fill="var(--color-kraft)" />
        <path
          d="M22 36c1-3 5-3 6 0m8 0c1-3 5-3 6 0"
          fill="none"
          stroke="var(--color-night)"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <p className="text-lg font-bold">{title}</p>
      <p className="max-w-[26rem] text-soft">{text}</p>
    </div>
  );
}
