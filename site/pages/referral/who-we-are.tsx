import type { referral } from '../../../content/en/referral.ts';
import { Heading } from '../../ui/heading.tsx';

/** Who we are, in a few lines. */
export function WhoWeAre({ words, address }: { words: typeof referral.about; address: string }) {
  return (
    <section className="column pb-16 md:pb-24">
      <div className="grid gap-x-16 gap-y-4 border-t-2 border-ink pt-8 md:grid-cols-[1fr_2fr]">
        <Heading level={2} className="text-2xl">
          {words.title}
        </Heading>
        <div className="max-w-prose text-lg">
          <p>{words.text}</p>
          <p className="mt-4">
            <a href={address} className="text-link font-bold">
              {words.link}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
