import { desk as deskEn } from '../../../content/en/desk.ts';
import type { referralStatus } from '../../../content/en/referral-status.ts';
import { desk as deskZh } from '../../../content/zh/desk.ts';
import { facts } from '../../../domain/facts.ts';
import type { Language } from '../../../domain/languages.ts';
import { pathTo } from '../../../domain/pages.ts';
import { shortReference, statusPath } from '../../../domain/referral.ts';
import type { StatusPage } from '../../../domain/service-pages.ts';
import { datedTimeText, dateText, fill } from '../../../domain/texts.ts';
import { configuration } from '../../configuration.ts';
import { Heading } from '../../ui/heading.tsx';
import { Endings, RatingForm } from './endings.tsx';
import { MailWish } from './mail-wish.tsx';
import { QuestionForm } from './question-form.tsx';

type Props = Omit<StatusPage, 'business'> & { link: string; words: typeof referralStatus; language: Language };

/** What happened with a referral, each with its hour, and what happens next. What we are late with comes first. */
export function Progress({ reference, status, version, mail, link, words, language }: Props) {
  const { promise, steps, next, question, rating, notes } = status;
  const { clock } = { en: deskEn, zh: deskZh }[language];
  const text = (sentence: string, at: number | null) =>
    fill(sentence, {
      email: facts.email,
      ...(at !== null && { time: datedTimeText(at, clock), day: dateText(at, clock) }),
    });
  const form = { link, words, language };
  const isLate = promise?.state === 'late';
  return (
    <>
      {promise && (
        <p className={isLate ? 'max-w-prose rounded-md border-l-4 border-hot bg-sunk px-4 py-3' : 'max-w-prose'}>
          {text(words.promise[promise.state], promise.at)}
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
          <li key={step} className="max-w-prose border-l-4 border-kraft pl-4">
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
      <p className="max-w-prose">{text(words.next[next.step], next.at)}</p>
      {rating && <RatingForm rating={rating} {...form} />}
      <a href={pathTo('referral', language)} className="button">
        {words.again}
      </a>
      <MailWish mail={mail} {...form} />
      <Endings status={status} {...form} />
      <form method="post" action={statusPath(language)} className="max-w-prose text-sm text-soft">
        <p>{fill(words.keep, { months: configuration.retentionMonths })}</p>
        <input type="hidden" name="link" value={link} />
        <button type="submit" className="text-link mt-2">
          {words.end}
        </button>
      </form>
    </>
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
