import { useLocation } from 'react-router';
import { answers as en } from '../../content/en/answers.ts';
import { answers as zh } from '../../content/zh/answers.ts';
import { languageOfPath } from '../../domain/languages.ts';
import { type PageId, pathTo } from '../../domain/pages.ts';
import { type ResponseCode, responseCodes } from '../../domain/service-pages.ts';
import { PageHead } from '../layout/page-head.tsx';
import { RefusedFields } from './response/refused-fields.tsx';
import { AnswerNote } from './response/response-note.tsx';
import { UnsubscribeForm } from './response/unsubscribe-form.tsx';

type Words = { meta: { title: string }; title: string; text: string; next?: string };

/** Where someone may want to go once a form has been saved. */
const nextPages: Partial<Record<ResponseCode, PageId>> = {
  'referrals-saved': 'referral',
  'messages-saved': 'home',
  'partnerships-saved': 'merchant',
  'subscribers-saved': 'blog',
};

/** What a form answers to a browser without JavaScript, and the newsletter's way out. */
export default function Answer() {
  const path = useLocation().pathname;
  const language = languageOfPath(path) ?? 'en';
  const code = responseCodes.find((known) => path.split('/').includes(known));
  if (!code) throw new Error(`There is no answer at ${path}`);
  const all = { en, zh }[language];
  const words = wordsOf(code, all);
  const nextPage = nextPages[code];
  const next = nextPage && { address: pathTo(nextPage, language), label: words.next ?? '' };
  return (
    <AnswerNote code={code} language={language} title={words.title} text={words.text} next={next}>
      <PageHead meta={{ title: words.meta.title, description: words.text }} path={null} />
      {code === 'refused' && <RefusedFields title={all.refused.fieldsTitle} language={language} />}
      {code === 'unsubscribe' && <UnsubscribeForm button={all.unsubscribe.confirm.button} language={language} />}
    </AnswerNote>
  );
}

function wordsOf(code: ResponseCode, all: typeof en): Words {
  const { referral, message, partnership, subscriber, unsubscribe } = all;
  const byCode: Record<ResponseCode, Words> = {
    'referrals-saved': { ...referral, ...referral.saved },
    'messages-saved': { ...message, ...message.saved },
    'partnerships-saved': { ...partnership, ...partnership.saved },
    'subscribers-saved': { ...subscriber, ...subscriber.saved },
    refused: all.refused,
    'too-many': all.tooMany,
    unavailable: all.unavailable,
    unsubscribe: unsubscribe.confirm,
    unsubscribed: unsubscribe.done,
    'unsubscribe-unknown': unsubscribe.unknown,
  };
  return byCode[code];
}
