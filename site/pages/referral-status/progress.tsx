import { desk as deskEn } from '../../../content/en/desk.ts';
import type { referralStatus } from '../../../content/en/referral-status.ts';
import { desk as deskZh } from '../../../content/zh/desk.ts';
import { facts } from '../../../domain/facts.ts';
import type { Language } from '../../../domain/languages.ts';
import { pathTo } from '../../../domain/pages.ts';
import { shortReference, statusPath } from '../../../domain/referral.ts';
import { mayHaveNews } from '../../../domain/referral-news.ts';
import type { StatusPage } from '../../../domain/service-pages.ts';
import { datedTimeText, dateText, fill, type TimeWords } from '../../../domain/texts.ts';
import { configuration } from '../../configuration.ts';
import { Heading } from '../../ui/heading.tsx';
import { Endings, RatingForm } from './endings.tsx';
import { MailWish } from './mail-wish.tsx';
import { QuestionForm } from './question-form.tsx';

type Props = Omit<StatusPage, 'business'> & { link: string; words: typeof referralStatus; language: Language };

/**
 * What happened with a referral, each with its hour, and what happens next. What we are late with comes first. What the referrer can
 * do besides is beside it on wide screens.
 */
export function Progress({ reference, status, version, mayErase, mail, link, words, language }: Props) {
  const { promise, steps, next, question, rating, notes } = status;
  const { clock } = { en: deskEn, zh: deskZh }[language];
  const form = { link, words, language };
  const isLate = promise?.state === 'late';
  return (
    <div className="grid w-full items-start gap-x-16 gap-y-10 lg:grid-cols-[1.25fr_1fr]">
      <div className="grid max-w-prose justify-items-start gap-6">
        {promise && (
          <p className={isLate ? 'rounded-md border-l-4 border-hot bg-sunk px-4 py-3' : undefined}>
            <Dated text={words.promise[promise.state]} at={promise.at} clock={clock} />
          </p>
        )}
        {question && <QuestionForm question={question} version={version} {...form} />}
        <p>
          {words.reference} <b>{shortReference(reference)}</b>
        </p>
        <Heading level={2} className="mt-4 -mb-2 text-xl">
          {words.soFar}
        </Heading>
        <ol className="grid gap-4">
          {steps.map(({ step, at }) => (
            <li key={step} className="border-l-4 border-kraft pl-4">
              {words.steps[step]}
              <time dateTime={new Date(at).toISOString()} className="block text-sm text-soft">
                {datedTimeText(at, clock)}
              </time>
            </li>
          ))}
        </ol>
        {notes.length > 0 && <Notes notes={notes} title={words.notes} timeOf={(at) => datedTimeText(at, clock)} />}
        <Heading level={2} className="mt-4 -mb-2 text-xl">
          {words.whatNext}
        </Heading>
        <p>
          <Dated text={words.next[next.step]} at={next.at} clock={clock} />
        </p>
        {rating && <RatingForm rating={rating} {...form} />}
        <a href={pathTo('referral', language)} className="button">
          {words.again}
        </a>
      </div>
      <div className="grid max-w-prose justify-items-start gap-6 lg:border-l lg:border-line lg:pl-10">
        {(mail !== 'ask' || mayHaveNews(status)) && <MailWish mail={mail} {...form} />}
        <Endings status={status} mayErase={mayErase} reference={reference} {...form} />
        <form method="post" action={statusPath(language)} className="text-sm text-soft">
          <p>{fill(words.keep, { months: configuration.retentionMonths })}</p>
          <input type="hidden" name="link" value={link} />
          <button type="submit" className="text-link mt-2">
            {words.end}
          </button>
        </form>
      </div>
    </div>
  );
}

/** A sentence with a moment in it, which no line breaks. */
function Dated({ text, at, clock }: { text: string; at: number | null; clock: TimeWords }) {
  const moments = at === null ? {} : { time: datedTimeText(at, clock), day: dateText(at, clock) };
  return fill(text, { email: facts.email })
    .split(/\{(time|day)\}/)
    .map((piece, index) =>
      index % 2 === 1 ? (
        <span key={piece} className="whitespace-nowrap">
          {moments[piece as keyof typeof moments]}
        </span>
      ) : (
        piece
      ),
    );
}

type NotesProps = { notes: StatusPage['status']['notes']; title: string; timeOf: (at: number) => string };

/** What the team has written to the referrer. */
function Notes({ notes, title, timeOf }: NotesProps) {
  return (
    <>
      <Heading level={2} className="mt-4 -mb-2 text-xl">
        {title}
      </Heading>
      {notes.map(({ text, at }) => (
        <blockquote
          key={at}
          className="max-w-prose rounded-md bg-raised p-4 whitespace-pre-wrap wrap-anywhere shadow-card"
        >
          {text}
          <time dateTime={new Date(at).toISOString()} className="block text-sm text-soft">
            {timeOf(at)}
          </time>
        </blockquote>
      ))}
    </>
  );
}
