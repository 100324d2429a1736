import type { ReactNode } from 'react';
import { languageTags, otherLanguage } from '../../domain/languages.ts';
import { BrandMark } from '../../site/ui/brand-mark.tsx';
import wink from '../../site/ui/drawings/bag/wink.svg?url&no-inline';
import { useSignInWords } from './words.ts';

type Props = {
  title: string;
  /** The path after `/desk`, for the link to the other language. */
  path: string;
  children: ReactNode;
};

/** The frame of the pages for people who are not signed in. */
export function SignInPage({ title, path, children }: Props) {
  const { words, language } = useSignInWords();
  const other = otherLanguage(language);
  return (
    <div className="mx-auto max-w-md px-5 py-6">
      <title>{`${title} · ${words.desk}`}</title>
      <header className="flex items-center justify-between gap-4">
        <span className="flex items-center gap-2 font-medium">
          <BrandMark className="size-8 shrink-0" />
          {words.desk}
        </span>
        <a
          href={`/${other}/desk${path}`}
          lang={languageTags[other]}
          hrefLang={languageTags[other]}
          className="desk-link"
        >
          {words.otherLanguage}
        </a>
      </header>
      <main id="main" className="py-10 md:py-16">
        <img src={wink} alt="" width={104} height={92} />
        <h1 className="mt-4 text-2xl">{title}</h1>
        {children}
      </main>
    </div>
  );
}
