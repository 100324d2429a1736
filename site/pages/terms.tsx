import { definePage } from '../layout/define-page.tsx';
import { longDate } from '../markdown/long-date.ts';
import { termsSections, termsSummary, termsUpdated } from '../markdown/terms-sections.ts';
import { pageWords } from '../page-words.ts';
import { Heading } from '../ui/heading.tsx';
import { Lead } from '../ui/lead.tsx';
import { TermsContents, TermsSections } from './terms/terms-text.tsx';

export default definePage(pageWords.terms, ({ words, language }) => {
  const summary = language === 'zh' ? termsSummary : null;
  return (
    <>
      <div className="column grid gap-6 py-14 md:py-20">
        <Heading level={1} className="max-w-lg">
          {words.title}
        </Heading>
        <Lead className="max-w-prose">{words.intro}</Lead>
        <p className="text-sm text-soft">{words.lastUpdated.replace('{date}', longDate(termsUpdated, language))}</p>
      </div>
      <div className="column grid gap-x-16 gap-y-12 pb-16 lg:grid-cols-[18rem_1fr]">
        <TermsContents title={words.contents} sections={summary?.sections ?? termsSections} />
        <TermsSections sections={termsSections} summary={summary} />
      </div>
    </>
  );
});
