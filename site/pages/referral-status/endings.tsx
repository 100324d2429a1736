import type { ReactNode } from 'react';
import type { referralStatus } from '../../../content/en/referral-status.ts';
import type { Language } from '../../../domain/languages.ts';
import { shortReference, statusPath } from '../../../domain/referral.ts';
import type { ReferralStatus } from '../../../domain/referral-status.ts';
import { type Rating, ratings } from '../../../domain/referrers.ts';
import { fill } from '../../../domain/texts.ts';
import { Heading } from '../../ui/heading.tsx';

type Props = { link: string; words: typeof referralStatus; language: Language };

/** Asks once whether it turned out well. */
export function RatingForm({ rating, link, words, language }: Props & { rating: Rating | 'open' }) {
  const { title, answers, thanks } = words.rating;
  if (rating !== 'open') return <p id="rating">{fill(thanks, { answer: answers[rating] })}</p>;
  return (
    <form method="post" action={`${statusPath(language)}#rating`} aria-labelledby="rating" className="mt-4 grid gap-4">
      <input type="hidden" name="link" value={link} />
      <Heading level={2} id="rating" className="text-xl">
        {title}
      </Heading>
      <p className="flex flex-wrap gap-3">
        {ratings.map((answer) => (
          <button key={answer} type="submit" name="rating" value={answer} className="button button-quiet">
            {answers[answer]}
          </button>
        ))}
      </p>
    </form>
  );
}

type EndingsProps = Props & { status: ReferralStatus; mayErase: boolean; reference: string };

/** Taking a referral back, and erasing the referrer; each is a second press. */
export function Endings({ status, mayErase, reference, ...form }: EndingsProps) {
  const { words, language } = form;
  const { takeBack, erase } = words;
  const isReached = status.steps.some(({ step }) => step === 'reached' || step === 'helped');
  return (
    <div className="grid gap-3 text-sm">
      {status.canTakeBack && (
        <Ending action="take-back" {...takeBack} {...form}>
          {takeBack.text}
        </Ending>
      )}
      <Ending action="erase" {...erase} press={mayErase && erase.press} {...form}>
        {isReached && erase.reached}
        {status.canTakeBack && erase.stillCalled}
        {erase.text}{' '}
        {!mayErase && (
          <a href={statusPath(language, { reference: shortReference(reference) })} className="text-link">
            {words.problems['needs-address']}
          </a>
        )}
      </Ending>
    </div>
  );
}

type EndingProps = Props & { action: string; open: string; press: string | false; children: ReactNode };

function Ending({ action, open, press, link, language, children }: EndingProps) {
  return (
    <details>
      <summary className="cursor-pointer py-2">
        <span className="text-link">{open}</span>
      </summary>
      <form method="post" action={statusPath(language)} className="grid justify-items-start gap-3 pb-3">
        <input type="hidden" name="link" value={link} />
        <p>{children}</p>
        {press && (
          <button type="submit" name="action" value={action} className="button button-quiet">
            {press}
          </button>
        )}
      </form>
    </details>
  );
}
