import type { referral } from '../../../content/en/referral.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Heading } from '../../ui/heading.tsx';

/** Who we are, in a few lines. */
export function WhoWeAre({ words, address }: { words: typeof referral.about; address: string }) {
  return (
    <section className="column pb-8 md:pb-24">
      <div className="grid gap-x-16 gap-y-3 border-t-2 border-ink pt-6 md:grid-cols-[1fr_2fr]">
        <Heading level={2} className="text-2xl">
          {words.title}
        </Heading>
        <p className="max-w-prose md:text-lg">
          <BodyText>{words.text}</BodyText>{' '}
          <a href={address} className="text-link font-bold whitespace-nowrap">
            {words.link}
          </a>
        </p>
      </div>
    </section>
  );
}
