import type { Filter } from '../domain/desk.ts';

const names = ['q', 'stage', 'owner', 'collection', 'district', 'type', 'via', 'from', 'to'] as const;

/** The filter in the address of a list; empty parameters are left out, because a form sends every field. */
export function filterOf(parameters: URLSearchParams): Filter {
  const given = names.map((name) => [name, parameters.get(name)?.trim() ?? '']).filter(([, value]) => value !== '');
  return Object.fromEntries(given) as Filter;
}
