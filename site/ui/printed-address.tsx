import type { Language } from '../../domain/languages.ts';
import { type PageId, pathTo } from '../../domain/pages.ts';
import { absoluteUrl } from '../configuration.ts';

type Props = { label: string; page: PageId; language: Language };

/** On paper, in place of a form: at which address it is. */
export function PrintedAddress({ label, page, language }: Props) {
  return (
    <p className="mt-4 hidden font-bold print:block">
      {label}
      {language === 'zh' ? '：' : ': '}
      {absoluteUrl(pathTo(page, language))}
    </p>
  );
}
