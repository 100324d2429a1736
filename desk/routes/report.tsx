import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { GroupFigures, LateCase, WeekFigures } from '../../domain/cases/weekly-report.ts';
import type { ExportLine } from '../../domain/desk.ts';
import { dateText, fill } from '../../domain/texts.ts';
import { labelOf } from '../labels.ts';
import { deskOf, languageOf } from '../request.ts';
import { durationText } from '../time.ts';
import { FiguresTable } from '../ui/figures-table.tsx';
import { Funnel, KeyFigures, Promises, Refusals } from '../ui/report-parts.tsx';
import { WeeksChart } from '../ui/weeks-chart.tsx';
import { useDesk } from '../use-desk.ts';

export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

export const reportedWeeks = 12;

export async function loader(parameters: LoaderFunctionArgs) {
  const language = languageOf(parameters.params);
  const desk = deskOf(parameters);
  const { byDistrict, byType, byPlace, byOwner, ...report } = await desk.report(reportedWeeks);
  const names = new Map(desk.members().map(({ id, name }) => [id, name]));
  const labelled = (groups: readonly GroupFigures[], field: Parameters<typeof labelOf>[0]) =>
    groups.map(({ value, ...figures }) => ({ name: labelOf(field, value, language), ...figures }));
  return {
    ...report,
    byDistrict: labelled(byDistrict, 'businessDistrict'),
    byType: labelled(byType, 'businessType'),
    byPlace: labelled(byPlace, 'businessDistrict'),
    byOwner: byOwner.map(({ value, ...figures }) => ({ name: names.get(value) ?? value, ...figures })),
    exports: desk.exports(),
  };
}

/** Whether the promises were kept, by week, and how far it came. */
export default function Report() {
  const { total, weeks, late, promises, refusals, byDistrict, byType, byPlace, byOwner, exports } =
    useLoaderData<typeof loader>();
  const { words, to } = useDesk();
  const text = words.report;
  const first = weeks.findIndex(({ received }) => received > 0);
  const named = weeks
    .slice(Math.max(0, first))
    .map((week: WeekFigures) => ({ name: dateText(week.start, words.clock), ...week }));
  return (
    <>
      <title>{`${words.pages.report} | ${words.title}`}</title>
      <div className="flex flex-wrap items-center gap-x-4 pt-5">
        <h1 className="text-xl">{words.pages.report}</h1>
        <a href={to('/report.csv')} download className="desk-button-quiet ml-auto">
          {words.list.exportCsv}
        </a>
      </div>
      <p className="mt-1 mb-5 max-w-[42rem] text-soft">{text.intro}</p>
      <div className="grid gap-4 md:grid-cols-[auto_minmax(16rem,1fr)]">
        <WeeksChart weeks={named} />
        <KeyFigures total={total} />
      </div>
      <Funnel total={total} />
      <Promises promises={promises} />
      <Refusals refusals={refusals} />
      <FiguresTable title={text.byWeek} first={text.week} rows={named.toReversed()} />
      <Late late={late} />
      <FiguresTable
        title={text.byOwner}
        first={words.filters.owner}
        rows={byOwner.map((row) => ({ ...row, name: row.name || words.filters.nobody }))}
      />
      <FiguresTable title={text.byDistrict} first={words.filters.district} rows={byDistrict} />
      <FiguresTable title={text.byType} first={words.filters.type} rows={byType} />
      <FiguresTable title={text.byPlace} first={words.filters.district} rows={byPlace} />
      <Exports lines={exports} />
    </>
  );
}

function Late({ late }: { late: readonly LateCase[] }) {
  const { words, timeOf, to } = useDesk();
  const text = words.report;
  return (
    <section aria-labelledby="late" className="mt-8">
      <h2 id="late" className="desk-heading">
        {text.late}
      </h2>
      {late.length === 0 && <p className="mt-1 text-soft">{text.noneLate}</p>}
      <ul className="desk-list mt-2 empty:hidden">
        {late.map((one) => (
          <li key={one.id} className="desk-row desk-row-late">
            <Link to={to(`/cases/${one.collection}/${one.id}`)} discover="none" className="desk-row-title">
              {one.title || one.id}
            </Link>
            <span className="text-sm text-soft">
              {fill(text.wasDue, { time: timeOf(one.dueAt) })}
              {' · '}
              {one.reachedAt === null
                ? text.notReached
                : fill(words.clock.late, { duration: durationText(one.reachedAt - one.dueAt, words) })}
            </span>
            <span>{one.reason === 'written' ? one.text : text.reasons[one.reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who exported what, so that the whole team knows where copies may be. */
function Exports({ lines }: { lines: readonly ExportLine[] }) {
  const { words, timeOf } = useDesk();
  const text = words.report.exports;
  return (
    <section aria-labelledby="exports" className="mt-8">
      <h2 id="exports" className="desk-heading">
        {text.title}
      </h2>
      {lines.length === 0 && <p className="mt-1 text-soft">{text.none}</p>}
      <ul className="mt-2">
        {lines.map(({ at, by, format, filter }) => (
          <li key={`${at} ${by} ${format}`}>
            {fill(text.line, { time: timeOf(at), by, format: format.toUpperCase() })}{' '}
            <span className="text-soft">{Object.values(filter).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
