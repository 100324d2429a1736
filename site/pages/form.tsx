import type { form } from '../../content/en/form.ts';
import { partnershipFramePath } from '../../domain/service-pages.ts';
import { configuration } from '../configuration.ts';
import { definePage } from '../layout/define-page.tsx';
import { pageWords } from '../page-words.ts';
import { BodyText } from '../ui/body-text.tsx';
import { Picture } from '../ui/drawings/picture.tsx';
import { Heading } from '../ui/heading.tsx';
import { Lead } from '../ui/lead.tsx';
import { PrintedAddress } from '../ui/printed-address.tsx';

/** The height of the frame in pixels (docs/spec.md §2.7). */
const frameHeight = 1200;

export default definePage(pageWords.form, ({ words, language }) => {
  const address = configuration.partnershipFormUrl || `/${language}${partnershipFramePath}`;
  return (
    <div className="over-street bg-sunk pb-20">
      <div className="column grid gap-x-10 gap-y-8 pt-12 md:pt-20 lg:grid-cols-[1.25fr_1.5fr] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-4">
          <Heading level={1}>{words.title}</Heading>
          <Lead className="max-w-md">{words.subtitle}</Lead>
        </div>
        <div data-screen-only className="max-md:-mx-3 lg:row-span-2">
          <div className="overflow-hidden rounded-lg border-t-8 border-kraft shadow-card">
            <iframe src={address} title={words.frameTitle} height={frameHeight} className="w-full bg-raised" />
          </div>
          <p className="form-intro mt-5 flex flex-wrap gap-x-3 max-md:px-3">
            {words.frameFallback.text}
            <a href={address} className="text-link -my-2 py-2 font-bold">
              {words.frameFallback.link}
            </a>
          </p>
        </div>
        <div className="lg:sticky lg:top-28 lg:self-start">
          <NextSteps words={words.next} />
          <PrintedAddress label={words.title} page="form" language={language} />
          <Picture name="scenes/signing" className="mt-12 w-full max-w-md rounded-lg print:hidden" />
        </div>
      </div>
    </div>
  );
});

/** What happens after the form has been sent. */
function NextSteps({ words }: { words: typeof form.next }) {
  return (
    <section className="border-t-2 border-ink pt-6">
      <Heading level={2} className="text-xl">
        {words.title}
      </Heading>
      <ol className="mt-5 grid gap-5">
        {words.steps.map(({ title, description }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr]">
            <span aria-hidden="true" className="font-display text-2xl leading-tight text-hot">
              {index + 1}
            </span>{' '}
            <div>
              <Heading level={3} className="text-lg">
                {title}
              </Heading>
              <p className="text-soft">
                <BodyText>{description}</BodyText>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
