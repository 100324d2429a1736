import type { Filter } from '../domain/desk.ts';
import { textOf } from './form-values.ts';

const names = ['q', 'stage', 'owner', 'collection', 'district', 'type', 'via', 'from', 'to'] as const;

/** The filter in the address of a list or in a form; empty fields are left out, because a form sends every field. */
export function filterOf(parameters: Pick<FormData, 'get'>): Filter {
  const given = names.map((name) => [name, textOf(parameters, name)]).filter(([, value]) => value !== '');
  return Object.fromEntries(given) as Filter;
}
