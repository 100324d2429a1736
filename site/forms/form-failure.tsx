import type { RefObject } from 'react';
import { formFailures as en } from '../../content/en/form-failures.ts';
import { formFailures as zh } from '../../content/zh/form-failures.ts';
import type { Language } from '../../domain/languages.ts';
import type { PostFailure } from './post.ts';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  language: Language;
  failure: PostFailure;
};

/** The reason why a form was not sent. It can get the focus, so that a screen reader reads it. */
export function FormFailure({ ref, language, failure }: Props) {
  const { title, text } = { en, zh }[language][failure.code];
  return (
    <div ref={ref} tabIndex={-1} className="mb-5 border-l-4 border-hot bg-paper px-4 py-3 outline-none">
      <p className="font-bold text-hot">{title}</p>
      <p className="text-sm">{'seconds' in failure ? text.replace('{seconds}', failure.seconds) : text}</p>
    </div>
  );
}
