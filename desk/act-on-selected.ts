import type { ActionResult } from '../domain/cases/case-actions.ts';
import { caseCollections } from '../domain/cases/pipeline.ts';
import { type CaseName, type Desk, rowsPerPage } from '../domain/desk.ts';
import { textOf } from './form-values.ts';
import { parseAction } from './parse-action.ts';

/** What can be done with several cases at once. Each is one event a case, with the version that the list showed. */
export const bulkVerbs = ['release', 'assign', 'move:spam'] as const;

type Refused = CaseName & { title: string; result: Exclude<ActionResult, { ok: true }> };

/** How many cases were changed by one press, and which were not, each with the reason. */
export type BulkResult = { done: number; refused: readonly Refused[] };

/** Cases that share a commit, which visitors wait for: to take one out of the search costs some milliseconds. */
const together = 5;

/** Does with each chosen case what was pressed in the list, at most with those of a page. Only for actions. */
export async function actOnSelected(desk: Desk, form: FormData): Promise<BulkResult> {
  const verb = bulkVerbs.find((known) => known === form.get('verb'));
  const refused: Refused[] = [];
  let done = 0;
  async function act(chosen: FormDataEntryValue) {
    const [, name, id = '', version = ''] = /^(\w+)\/(.+)@(\d+)$/.exec(`${chosen}`) ?? [];
    const collection = caseCollections.find((known) => known === name);
    if (!collection) return;
    const fields = new FormData();
    for (const field of ['member', 'page', 'to']) fields.set(field, textOf(form, field));
    fields.set('verb', verb ?? '');
    fields.set('version', version);
    const request = parseAction(fields, { collection, id });
    const result: ActionResult = 'missing' in request ? { ok: false, code: 'invalid' } : await desk.act(request);
    if (result.ok) done += 1;
    else refused.push({ collection, id, title: desk.record(collection, id, true)?.title ?? id, result });
  }
  const chosen = form.getAll('case').slice(0, rowsPerPage);
  for (let n = 0; n < chosen.length; n += together) await Promise.all(chosen.slice(n, n + together).map(act));
  return { done, refused };
}
