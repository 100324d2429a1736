import { type Language, languageTags, otherLanguage } from '../../../domain/languages.ts';
import { configuration } from '../../configuration.ts';
import { siteWords } from '../../layout/words.ts';

/**
 * Asks once more before anyone is taken off the list. The server writes the token of the letter's link wherever `{token}`
 * stands; the switch carries it too, or the other language would not know whom to take off.
 */
export function UnsubscribeForm({ button, language }: { button: string; language: Language }) {
  const other = otherLanguage(language);
  return (
    <>
      <form method="post" action={`${configuration.endpoints.apiOrigin}/api/unsubscribe`}>
        <input type="hidden" name="token" value="{token}" />
        <input type="hidden" name="language" value={language} />
        <button type="submit" className="button">
          {button}
        </button>
      </form>
      <a
        href={`/api/unsubscribe?token={token}&language=${other}`}
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
