import { Form, Link } from 'react-router';
import { stages } from '../../domain/cases/pipeline.ts';
import { type DeskList, type Filter, needs } from '../../domain/desk.ts';
import { pathOfList } from '../list-address.ts';
import { useDesk } from '../use-desk.ts';
import { FreshSignIn } from './fresh-sign-in.tsx';

type Options = [value: string, label: string][];

type Props = { list: DeskList; filter: Filter; options: { district: Options; type: Options; owner: Options } };

/** The filters of a list. They are in the address, so that a bookmark keeps them. What is found in *All* can be exported. */
export function Filters({ list, filter, options }: Props) {
  const { words, to } = useDesk();
  const { q = '', from = '', to: until = '', ...chosen } = filter;
  const text = words.filters;
  const ofAll = list === 'all';
  const fields: [name: keyof typeof chosen, label: string, options: Options][] = [
    ['need', text.need, needs.map((need) => [need, text.needs[need]])],
    ['district', text.district, options.district],
    ['type', text.type, options.type],
  ];
  const more: typeof fields = [
    ['stage', text.stage, stages.map((stage) => [stage, words.stages[stage]])],
    ['owner', text.owner, [['nobody', text.nobody], ...options.owner]],
    ['collection', text.collection, Object.entries(words.collections).slice(0, 3)],
    ['via', text.via, Object.entries(words.via)],
  ];
  const isFiltered = Object.keys(filter).some((name) => name !== 'q');
  const query = new URLSearchParams(filter as Record<string, string>);
  return (
    <details open={isFiltered} className="desk-tool open:pb-4">
      <summary className="desk-summary">{text.title}</summary>
      <Form
        key={`${query}`}
        action={to(pathOfList(list))}
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(max(10rem,22%),1fr))] gap-3"
      >
        {q && <input type="hidden" name="q" value={q} />}
        {[...fields, ...(ofAll ? more : [])].map(([name, label, choices]) => (
          <label key={name} className="desk-label">
            {label}
            <select name={name} defaultValue={chosen[name] ?? ''} className="desk-control">
              <option value="">{text.any}</option>
              {choices.map(([value, choice]) => (
                <option key={value} value={value}>
                  {choice}
                </option>
              ))}
            </select>
          </label>
        ))}
        {ofAll && (
          <label className="desk-label">
            {text.from}
            <input type="date" name="from" defaultValue={from} className="desk-control" />
          </label>
        )}
        {ofAll && (
          <label className="desk-label">
            {text.to}
            <input type="date" name="to" defaultValue={until} className="desk-control" />
          </label>
        )}
        <div className="col-span-full flex flex-wrap gap-3">
          <button type="submit" className="desk-button">
            {text.apply}
          </button>
          <Link to={to(`${pathOfList(list)}${q && `?q=${encodeURIComponent(q)}`}`)} className="desk-button-quiet">
            {text.clear}
          </Link>
        </div>
      </Form>
      {ofAll && (
        <FreshSignIn>
          <form method="post" action={to('/export')} className="mt-3 flex flex-wrap gap-3">
            {Object.entries(filter).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" name="format" value="csv" className="desk-button-quiet">
              {words.list.exportCsv}
            </button>
            <button type="submit" name="format" value="json" className="desk-button-quiet">
              {words.list.exportJson}
            </button>
          </form>
        </FreshSignIn>
      )}
    </details>
  );
}
