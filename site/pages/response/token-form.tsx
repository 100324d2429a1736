import { type Language, languageTags, otherLanguage } from '../../../domain/languages.ts';
import { configuration } from '../../configuration.ts';
import { siteWords } from '../../layout/words.ts';

type Props = { path: string; button: string; language: Language; token: string };

/** The button without which a link in a mail does nothing. The language switch carries the token too. */
export function TokenForm({ path, button, language, token }: Props) {
  const other = otherLanguage(language);
  return (
    <>
      <form method="post" action={`${configuration.endpoints.apiOrigin}${path}`}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="language" value={language} />
        <button type="submit" className="button">
          {button}
        </button>
      </form>
      <a
        href={`${path}?token=${token}&language=${other}`}
        lang={languageTags[other]}
        hrefLang={languageTags[other]}
        rel="nofollow"
        className="text-link"
      >
        {siteWords[language].languageSwitch.label}
      </a>
    </>
  );
}
