import type { Language } from '../../../domain/languages.ts';
import { longDate } from '../../markdown/long-date.ts';

type Props = { date: string; readTime: string; language: Language };

/** The date of an article and its reading time. */
export function Dateline({ date, readTime, language }: Props) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-soft">
      <time dateTime={date}>{longDate(date, language)}</time>
      <span aria-hidden="true" className="text-hot">
        ·
      </span>
      <span>{readTime}</span>
    </p>
  );
}
