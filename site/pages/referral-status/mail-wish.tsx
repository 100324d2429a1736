import type { referralStatus } from '../../../content/en/referral-status.ts';
import type { Language } from '../../../domain/languages.ts';
import { statusPath } from '../../../domain/referral.ts';
import type { MailState } from '../../../domain/referral-news.ts';
import { fill } from '../../../domain/texts.ts';
import { Heading } from '../../ui/heading.tsx';

type Props = { mail: MailState; link: string; words: typeof referralStatus; language: Language };

/** Whether the referrer is told by mail; without a mail server, how they come back. */
export function MailWish({ mail, link, words, language }: Props) {
  const { title, when, ask, asked, confirm, on, stop, stopped, without } = words.mail;
  const texts = { ask: ask.text, asked, confirm: confirm.text, on, stopped };
  return (
    // What the button did is said here, far below the top of a phone.
    <form id="mail" method="post" action={`${statusPath(language)}#mail`} className="grid justify-items-start gap-4">
      <input type="hidden" name="link" value={link} />
      <Heading level={2} className="text-xl">
        {title}
      </Heading>
      <p>{fill(mail === null ? without : texts[mail], { when })}</p>
      <p className="flex flex-wrap gap-3 empty:hidden">
        {mail === 'ask' && (
          <button type="submit" name="action" value="mail-ask" className="button button-quiet">
            {ask.press}
          </button>
        )}
        {mail === 'confirm' && (
          <button type="submit" name="action" value="mail-confirm" className="button">
            {confirm.press}
          </button>
        )}
        {(mail === 'confirm' || mail === 'on') && (
          <button type="submit" name="action" value="mail-stop" className="button button-quiet">
            {stop}
          </button>
        )}
      </p>
    </form>
  );
}
