import { type DeskList, deskLists } from '../domain/desk.ts';

/**
 * From which list a record was opened is in its address, as that of the list is: so that *Back*, *Previous* and *Next* keep the list
 * and its filters, in two tabs and without a script.
 * @returns the query of a record's address; empty for *Call now* as it is
 */
export function queryOfRecord(list: DeskList, parameters: URLSearchParams): string {
  const query = new URLSearchParams(parameters);
  // Of React Router, for a form that was sent without a script.
  query.delete('index');
  if (list !== 'call-now') query.set('list', list);
  return query.size > 0 ? `?${query}` : '';
}

/** The list from which a record was opened. */
export function listIn(parameters: URLSearchParams): DeskList {
  return deskLists.find((list) => list === parameters.get('list')) ?? 'call-now';
}

/** The address of that list after `/desk`, with its filters and page. */
export function addressOfList(parameters: URLSearchParams): string {
  const list = listIn(parameters);
  const query = new URLSearchParams(parameters);
  query.delete('list');
  return `${pathOfList(list)}${query.size > 0 ? `?${query}` : ''}`;
}

/** The address of a list after `/desk`. */
export function pathOfList(list: DeskList): string {
  return list === 'call-now' ? '' : `/${list}`;
}
