import { facts, whatsappLink } from '../../domain/facts.ts';
import { definePage } from '../layout/define-page.tsx';
import { siteWords } from '../layout/words.ts';
import { pageWords } from '../page-words.ts';
import { BagBand } from '../ui/bag-band.tsx';
import { LateDrawing } from '../ui/drawings/late-drawing.tsx';
import beingAsked from '../ui/drawings/scenes/being-asked.svg?url&no-inline';
import { PageTitle } from '../ui/page-title.tsx';
import { QuestionList, SearchField } from './faq/questions.tsx';

export default definePage(pageWords.faq, ({ words, language }) => (
  <>
    <div className="bg-bag">
      <PageTitle
        title={words.title}
        intro={words.description}
        picture={
          <div data-screen-only className="opening-picture aspect-[100/86]">
            <LateDrawing file={beingAsked} viewBox="0 0 1000 860" />
          </div>
        }
      >
        <p data-screen-only className="flex flex-wrap gap-3">
          <a href="#customers" className="button button-quiet">
            {words.customers.title}
          </a>{' '}
          <a href="#merchants" className="button button-quiet">
            {words.merchants.title}
          </a>
        </p>
        <SearchField language={language} />
      </PageTitle>
    </div>
    <div data-questions="" className="bg-paper pt-12 md:pt-20">
      <QuestionList id="customers" {...words.customers} />
    </div>
    <div data-questions="" className="bg-sunk pt-12 md:pt-20">
      <QuestionList id="merchants" {...words.merchants} />
    </div>
    <BagBand title={words.support.title} text={words.support.text} face="listening" printed>
      <p className="flex flex-wrap gap-3">
        <a href={`mailto:${facts.email}`} className="button button-ink">
          {words.support.email}
        </a>{' '}
        <a href={whatsappLink(siteWords[language].whatsappGreeting)} className="button button-quiet text-ink">
          {words.support.whatsapp}
        </a>
      </p>
      <p className="hidden print:block">{facts.email}</p>
    </BagBand>
  </>
));
