import { type LoaderFunctionArgs, useLoaderData, useLocation, useParams } from 'react-router';
import { answers as en } from '../../content/en/answers.ts';
import { answers as zh } from '../../content/zh/answers.ts';
import { languageOfPath } from '../../domain/languages.ts';
import { type PageId, pathTo } from '../../domain/pages.ts';
import { shortReference, statusPath } from '../../domain/referral.ts';
import { confirmPath, type ResponseCode, responseCodes, unsubscribePath } from '../../domain/service-pages.ts';
import { PageHead } from '../layout/page-head.tsx';
import { requestContext } from '../request-context.ts';
import { RefusedFields } from './response/refused-fields.tsx';
import { ResponseNote } from './response/response-note.tsx';
import { TokenForm } from './response/token-form.tsx';

type Words = { meta: { title: string }; title: string; text: string; next?: string; button?: string };

/** The link on a response page, by form. */
const nextPages: Partial<Record<ResponseCode, PageId>> = {
  'referrals-saved': 'referral',
  'messages-saved': 'home',
  'partnerships-saved': 'merchant',
  'subscribers-saved': 'blog',
  confirmed: 'blog',
};

/** Where the button of a page posts to. */
const tokenPaths: Partial<Record<ResponseCode, string>> = { confirm: confirmPath, unsubscribe: unsubscribePath };

/** The data of a response that is rendered per request; empty while pages are prerendered. */
export function loader({ context }: LoaderFunctionArgs) {
  const { refused, token = '' } = context.get(requestContext)?.response ?? {};
  return { refused, token };
}

/** The response to a form posted without JavaScript, and the pages of the newsletter's links. */
export default function ResponsePage() {
  const { refused, token } = useLoaderData<typeof loader>();
  const { reference } = useParams();
  const path = useLocation().pathname;
  const language = languageOfPath(path) ?? 'en';
  const code = responseCodes.find((known) => path.split('/').includes(known));
  if (!code) throw new Error(`There is no response page at ${path}`);
  const all = { en, zh }[language];
  const words = wordsOf(code, all);
  const tokenPath = tokenPaths[code];
  const nextPage = nextPages[code];
  const next = nextPage && { address: pathTo(nextPage, language), label: words.next ?? '' };
  return (
    <ResponseNote code={code} language={language} title={words.title} text={words.text} next={next}>
      <PageHead
        meta={{ title: words.meta.title, description: words.text }}
        language={language}
        heading={words.title}
        path={null}
      />
      {reference && (
        <p>
          {all.referral.saved.reference} <b>{shortReference(reference)}</b>{' '}
          <a href={statusPath(language, { reference: shortReference(reference) })} className="text-link font-bold">
            {all.referral.saved.status}
          </a>
        </p>
      )}
      {refused && <RefusedFields words={all.refused} language={language} {...refused} />}
      {tokenPath && <TokenForm path={tokenPath} button={words.button ?? ''} language={language} token={token} />}
    </ResponseNote>
  );
}

function wordsOf(code: ResponseCode, all: typeof en): Words {
  const { referral, message, partnership, subscriber, subscription, unsubscribe } = all;
  const byCode: Record<ResponseCode, Words> = {
    'referrals-saved': { ...referral, ...referral.saved },
    'messages-saved': { ...message, ...message.saved },
    'partnerships-saved': { ...partnership, ...partnership.saved },
    'subscribers-saved': { ...subscriber, ...subscriber.saved },
    refused: all.refused,
    'other-site': all.otherSite,
    'too-many': all.tooMany,
    'too-many-pages': all.tooManyPages,
    'too-large': all.tooLarge,
    unavailable: all.unavailable,
    confirm: subscription.confirm,
    confirmed: subscription.done,
    'confirm-unknown': subscription.unknown,
    unsubscribe: unsubscribe.confirm,
    unsubscribed: unsubscribe.done,
    'unsubscribe-unknown': unsubscribe.unknown,
  };
  return byCode[code];
}
