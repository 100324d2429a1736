import { definePage } from '../layout/define-page.tsx';
import { pageWords } from '../page-words.ts';
import { Contact } from './home/contact.tsx';
import { Hero } from './home/hero.tsx';
import { HowToUse } from './home/how-to-use.tsx';
import { MediaLogos } from './home/media-logos.tsx';
import { Partners } from './home/partners.tsx';
import { Testimonials } from './home/testimonials.tsx';
import { WhyUse } from './home/why-use.tsx';

/** The sections of docs/spec.md §2.4, in its order; the header belongs to the layout. */
export default definePage(pageWords.home, ({ words, language, to }) => (
  <>
    <Hero words={words.hero} language={language} />
    <Partners words={words.partners} form={to('form')} language={language} />
    <WhyUse words={words.whyUse} language={language} />
    <HowToUse words={words.howToUse} />
    <Testimonials words={words.testimonials} />
    <MediaLogos words={words.media} language={language} />
    <Contact words={words.contact} language={language} />
  </>
));
