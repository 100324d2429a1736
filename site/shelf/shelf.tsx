import { useEffect, useState } from 'react';
import type { Language } from '../../domain/languages.ts';
import { DownloadLink } from '../layout/download-link.tsx';
import { Heading } from '../ui/heading.tsx';
import { Street } from './street.tsx';
import { shelfTexts } from './texts.ts';

/**
 * A street of sample shops at closing time. The page has only its heading, the link to the app and the space; the street is
 * drawn by the island, and without JavaScript there is no space either.
 */
export function Shelf({ language }: { language: Language }) {
  const texts = shelfTexts(language);
  const { title, intro, note, link } = texts.words;
  const [beforeLink, afterLink] = note.split('{link}');
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <div id="shelf" className="section-space-tight bg-night pb-0 text-ink scheme-dark">
      <div className="column">
        <Heading level={2}>{title}</Heading>
        <p className="mt-2 text-lg">{intro}</p>
        <p>
          {beforeLink}
          <DownloadLink label={link} className="text-link" />
          {afterLink}
        </p>
      </div>
      <div className="min-h-240 noscript:min-h-12">{hydrated && <Street texts={texts} />}</div>
    </div>
  );
}
