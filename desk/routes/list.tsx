import { randomUUID } from 'node:crypto';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import type { AlertState } from '../../domain/cases/alerts.ts';
import { type DeskList, deskLists } from '../../domain/desk.ts';
import type { Member } from '../../domain/sign-in.ts';
import { fill } from '../../domain/texts.ts';
import { actOnSelected } from '../act-on-selected.ts';
import { filterOf, textOf } from '../form-values.ts';
import { dataOrKept, isNetworkError, keepData, recordKey } from '../keep-data.ts';
import { labelOf, labelsOf } from '../labels.ts';
import { queryOfRecord } from '../list-address.ts';
import { firstRecords } from '../record-page.ts';
import { deskOf, languageOf } from '../request.ts';
import { CaseList, EmptyList } from '../ui/case-list.tsx';
import { Count, countText } from '../ui/count.tsx';
import { Filters } from '../ui/filters.tsx';
import { Notices } from '../ui/notices.tsx';
import { RowMessage } from '../ui/row-message.tsx';
import { type BulkAnswer, BulkMessage, SelectRows } from '../ui/select-rows.tsx';
import { useDesk } from '../use-desk.ts';

export { shouldRevalidate } from '../keep-data.ts';
export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

export function loader(parameters: LoaderFunctionArgs) {
  const desk = deskOf(parameters);
  const language = languageOf(parameters.params);
  const { pathname, searchParams, origin } = parameters.url;
  const list: DeskList = deskLists.find((known) => pathname.endsWith(`/${known}`)) ?? 'call-now';
  const filter = filterOf(searchParams);
  const { rows, count, next, searched } = desk.list(list, filter, searchParams.get('after'));
  const members = desk.members();
  // Makes the ids of what is done on this page.
  const page = randomUUID();
  return {
    list,
    filter,
    count,
    next,
    searched,
    page,
    records: firstRecords(desk, rows, language, { origin, page }),
    rows: rows.map((row) => ({
      ...row,
      districtLabel: labelOf('businessDistrict', row.district, language),
      typeLabel: labelOf('businessType', row.type, language),
    })),
    notices: desk.notices(),
    alertGap: list === 'call-now' ? alertGap(desk.alerts().channels) : null,
    members: members.filter(({ isFormer }) => !isFormer).map(nameOf),
    options: {
      district: labelsOf('businessDistrict', language),
      type: labelsOf('businessType', language),
      owner: members.map(nameOf),
    },
  };
}

function nameOf({ id, name }: Pick<Member, 'id' | 'name'>): [id: string, name: string] {
  return [id, name];
}

/** Why alerts reach nobody; null where they do. */
function alertGap(channels: AlertState['channels']): 'nobody' | 'files' | null {
  const reached = channels.filter(({ receivers }) => receivers.length > 0);
  if (reached.length === 0) return 'nobody';
  return reached.some(({ isConfigured }) => isConfigured) ? null : 'files';
}

/** Dismisses notices, or does something with the rows that are ticked. */
export async function action(parameters: ActionFunctionArgs): Promise<BulkAnswer | null> {
  const form = await parameters.request.formData();
  const desk = deskOf(parameters);
  if (!form.has('notice')) return actOnSelected(desk, form);
  for (const key of textOf(form, 'notice').split(' ')) await desk.dismissNotice(Number(key));
  return null;
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<BulkAnswer | null> {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    return { offline: true };
  }
}

export function clientLoader({ params, request, serverLoader }: ClientLoaderFunctionArgs) {
  return dataOrKept(request.url, async () => {
    const data = await serverLoader<typeof loader>();
    for (const one of data.records) keepData(recordKey(languageOf(params), one.record), one);
    return data;
  });
}
clientLoader.hydrate = true as const;

/** One of the lists of the desk. */
export default function List() {
  const { list, filter, count, next, searched, rows, page, options, members, notices, alertGap } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? null;
  const { words, to, counts } = useDesk();
  const [parameters] = useSearchParams();
  const name = words.listNames[list];
  const isFiltered = Object.keys(filter).length > 0;
  const first = new URLSearchParams(parameters);
  first.delete('after');
  const more = new URLSearchParams(first);
  if (next) more.set('after', next);
  return (
    <>
      <title>{`${list === 'call-now' && count ? `(${countText(count)}) ` : ''}${name} | ${words.title}`}</title>
      <div className="desk-actions flex flex-wrap items-baseline gap-x-3 pt-5 pb-3">
        <h1 className="text-xl">{name}</h1>
        {count !== null && count > 0 && (
          <p className="text-sm text-soft">{fill(words.list.count, { count: countText(count) })}</p>
        )}
        {list !== 'spam' && (
          <Link to={to('/new-case')} className="desk-link ml-auto">
            {words.newCase.title}
          </Link>
        )}
      </div>
      {alertGap && (
        <p className="desk-notice mt-0 mb-3" data-tone="problem">
          <span className="desk-actions">
            {words.alertGap[alertGap]}{' '}
            <Link to={to('/devices')} className="desk-link">
              {words.pages.devices}
            </Link>
          </span>
        </p>
      )}
      <Notices notices={notices} />
      <RowMessage page={page} />
      <BulkMessage answer={answer} />
      {/* The warmest of all, whom no hour brings back. */}
      {list === 'call-now' && counts['no-next-step'] > 0 && (
        <Link to={to('/no-next-step')} className="desk-link float-right flex items-center gap-2">
          {words.listNames['no-next-step']} <Count of={counts['no-next-step']} isUrgent />
        </Link>
      )}
      <Filters list={list} filter={filter} options={options} />
      {rows.length > 0 && <SelectRows page={page} members={members} answer={answer} />}
      {rows.length > 0 ? (
        <CaseList rows={rows} page={page} query={queryOfRecord(list, parameters)} />
      ) : (
        <EmptyList list={isFiltered ? 'all' : list} />
      )}
      {searched && <p className="mt-3">{fill(words.list.searched, { count: searched.toLocaleString('en') })}</p>}
      <nav className="mt-4 flex gap-4 empty:hidden">
        {parameters.has('after') && (
          <Link to={`?${first}`} className="desk-button-quiet">
            {words.list.firstPage}
          </Link>
        )}
        {next && (
          <Link to={`?${more}`} className="desk-button-quiet">
            {words.list.nextPage}
          </Link>
        )}
      </nav>
    </>
  );
}
