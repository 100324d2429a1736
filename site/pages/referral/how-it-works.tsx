import type { referral } from '../../../content/en/referral.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Phrases } from '../../ui/phrases.tsx';
import { Section } from '../../ui/section.tsx';

type Words = typeof referral.howItWorks;
type Props = { words: Words; toForm: string };

const pictures: Record<keyof Words['steps'], PictureName> = {
  talk: 'scenes/conversation',
  refer: 'scenes/form-and-bag',
};

/** The two steps of a referral, each with a drawing. */
export function HowItWorks({ words, toForm }: Props) {
  return (
    <Section title={words.title} className="bg-sunk" tight>
      <ol className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        {entriesOf(words.steps).map(([id, { title, description }], index) => (
          <li key={id} className="max-md:beside-picture">
            <Picture name={pictures[id]} className="md:h-72 md:w-auto" />
            <h3 className="flex items-baseline gap-3 md:mt-6 md:gap-4 text-2xl">
              <span aria-hidden="true" className="text-4xl text-hot">
                {index + 1}
              </span>{' '}
              <span>
                <Phrases>{title}</Phrases>
              </span>
            </h3>
            <div className="max-w-sm">
              <p className="mt-3">
                <BodyText>{description}</BodyText>
              </p>
              {id === 'refer' && (
                <p className="mt-2 md:mt-4">
                  <a href="#refer" className="text-link py-3 font-bold">
                    {toForm}
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
