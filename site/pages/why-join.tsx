import { absoluteUrl, configuration } from '../configuration.ts';
import { definePage } from '../layout/define-page.tsx';
import { pageWords } from '../page-words.ts';
import { BagBand } from '../ui/bag-band.tsx';
import neighbours from '../ui/drawings/scenes/neighbours.svg?url&no-inline';
import { Figures } from '../ui/figures.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PassOn } from '../ui/pass-on.tsx';
import { Section } from '../ui/section.tsx';
import { Postcards } from './why-join/postcards.tsx';

export default definePage(pageWords.whyJoin, ({ words, language, to }) => (
  <>
    <PageTitle title={words.title} intro={words.intro} scene={neighbours} />
    <Postcards words={words.cards} />
    <Section title={words.impact.title} className="bg-leaf-wash">
      <Figures items={words.impact.figures} />
    </Section>
    <BagBand title={words.closing.title} text={words.closing.text} face="cheering">
      <p className="flex flex-wrap gap-3">
        <a href={`${to('referral')}#refer`} className="button button-ink">
          {words.closing.submit}
        </a>{' '}
        <a href={to('referralFaq')} className="button button-quiet text-ink">
          {words.closing.faq}
        </a>
      </p>
      <PassOn language={language} address={absoluteUrl(to('referral'))} apiOrigin={configuration.endpoints.apiOrigin} />
    </BagBand>
  </>
));
