import { type Language, languageTags, otherLanguage } from '../../../domain/languages.ts';
import { configuration } from '../../configuration.ts';
import { siteWords } from '../../layout/words.ts';

type Props = { button: string; language: Language; token: string };

/** Asks once more before an address is removed. The language switch carries the token too. */
export function UnsubscribeForm({ button, language, token }: Props) {
  const other = otherLanguage(language);
  return (
    <>
      <form method="post" action={`${configuration.endpoints.apiOrigin}/api/unsubscribe`}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="language" value={language} />
        <button type="submit" className="button">
          {button}
        </button>
      </form>
      <a
        href={`/api/unsubscribe?token=${token}&language=${other}`}
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
