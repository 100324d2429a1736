import { Link } from 'react-router';
import type { CaseRow, DeskList } from '../../domain/desk.ts';
import { fill } from '../../domain/texts.ts';
import asleep from '../../site/ui/drawings/bag/asleep.svg?url&no-inline';
import { useDesk } from '../use-desk.ts';
import { ClockLine } from './clock-line.tsx';
import { Icon } from './icon.tsx';
import { SelectRow } from './select-rows.tsx';
import { ActionForm, useVerbFetcher, VerbButton } from './verb-form.tsx';

export type LabelledRow = CaseRow & { districtLabel: string; typeLabel: string };

type Props = {
  rows: readonly LabelledRow[];
  page: string;
  /** Of the records' addresses, from which list they were opened. */
  query: string;
};

/** The rows of a list: one line on a desk, two on a phone. `j` and `k` move through them. */
export function CaseList({ rows, page, query }: Props) {
  return (
    <ol className="desk-list">
      {rows.map((row) => (
        <CaseListRow key={`${row.collection}/${row.id}`} row={row} page={page} query={query} />
      ))}
    </ol>
  );
}

function CaseListRow({ row, page, query }: Omit<Props, 'rows'> & { row: LabelledRow }) {
  const { words, to } = useDesk();
  const address = to(`/cases/${row.collection}/${row.id}${query}`);
  const place = [row.districtLabel, row.typeLabel].filter(Boolean).join(' · ');
  return (
    <li data-row-of="" className="desk-row">
      <SelectRow row={row} />
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
          <span className="desk-mark" data-tone={{ new: 'good', never: 'problem', wrong: undefined }[row.number]}>
            {words.list.number[row.number]}
          </span>
        )}
        {isCallableNow(row) && (
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
        {isUntouched(row) && <Spam row={row} address={address} page={page} />}
      </span>
    </li>
  );
}

/** Only a referral says when the person may be called: a message has no telephone number. */
function isCallableNow({ collection, clock, number }: CaseRow): boolean {
  return (
    collection === 'referrals' &&
    clock.isCallableNow &&
    clock.reachedAt === null &&
    number !== 'wrong' &&
    number !== 'never'
  );
}

/** True while nobody has worked on it: what is spam is seen then. */
function isUntouched({ stage, clock, owner }: CaseRow): boolean {
  return stage === 'new' && clock.tries === 0 && owner === null;
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
    <ActionForm fetcher={useVerbFetcher('claim')} title={title} version={version} page={page} address={address}>
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

/** One tap for what a person, and no machine, has sent as spam. */
function Spam({ row, address, page }: { row: CaseRow; address: string; page: string }) {
  const { spam } = useDesk().words.verbs;
  return (
    <ActionForm fetcher={useVerbFetcher('claim')} title={row.title} version={row.version} page={page} address={address}>
      <VerbButton verb="move:spam" title={spam} aria-label={`${spam}: ${row.title}`} className="desk-row-spam">
        <Icon name="stop" />
      </VerbButton>
    </ActionForm>
  );
}

/** What an empty list says. */
export function EmptyList({ list }: { list: DeskList }) {
  const { title, text } = useDesk().words.empty[list];
  return (
    <div className="desk-empty">
      <img src={asleep} alt="" width={104} height={110} />
      <p className="text-lg font-bold">{title}</p>
      <p className="max-w-[26rem] text-soft">{text}</p>
    </div>
  );
}
