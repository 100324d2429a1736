import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { referralStatus as en } from '../../content/en/referral-status.ts';
import { referralStatus as zh } from '../../content/zh/referral-status.ts';
import { languageOfPath } from '../../domain/languages.ts';
import type { StatusRequest } from '../../domain/service-pages.ts';
import { fill } from '../../domain/texts.ts';
import { PageHead } from '../layout/page-head.tsx';
import { requestContext } from '../request-context.ts';
import { Picture } from '../ui/drawings/picture.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { FindForm } from './referral-status/find-form.tsx';
import { Progress } from './referral-status/progress.tsx';

export function loader({ context }: LoaderFunctionArgs): StatusRequest {
  return context.get(requestContext)?.status ?? { link: '', found: null };
}

/** What became of a referral, or the form by which it is found. It is rendered per request. */
export default function ReferralStatusPage() {
  const { link, found, problem, promise, ...typed } = useLoaderData<typeof loader>();
  const language = languageOfPath(useLocation().pathname) ?? 'en';
  const words = { en, zh }[language];
  const title = found ? fill(words.found, { business: found.business }) : words.title;
  return (
    // The font of Chinese headings lacks most characters of a shop's name, which would be in two fonts.
    <div className={language === 'zh' ? '[--font-display:var(--font-chinese)]' : undefined}>
      <PageHead meta={words.meta} language={language} heading={title} path={null} />
      <PageTitle
        title={title}
        intro={found || problem ? undefined : words.intro}
        picture={found ? undefined : <Picture name="bag/empty" className="w-80 justify-self-center max-lg:hidden" />}
      >
        {problem && (
          <p role="alert" id="problem" className="max-w-prose rounded-md border-l-4 border-hot bg-sunk px-4 py-3">
            {words.problems[problem]}
          </p>
        )}
        {found ? (
          <Progress {...found} link={link} words={words} language={language} />
        ) : (
          <>
            <FindForm words={words} language={language} {...typed} isWrong={problem === 'not-found'} />
            {promise && <p className="max-w-prose text-soft">{fill(words.publicPromise.sentence, promise)}</p>}
          </>
        )}
      </PageTitle>
    </div>
  );
}
