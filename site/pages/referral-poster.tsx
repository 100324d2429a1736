import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { brand } from '../../content/brand.ts';
import { districts as districtsEn } from '../../content/en/options.ts';
import { referralPoster as en } from '../../content/en/referral-poster.ts';
import { districts as districtsZh } from '../../content/zh/options.ts';
import { referralPoster as zh } from '../../content/zh/referral-poster.ts';
import { districtOf, districts } from '../../domain/districts.ts';
import { type Language, languageOfPath, languageTags, otherLanguage } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { posterPath } from '../../domain/service-pages.ts';
import { fill } from '../../domain/texts.ts';
import { absoluteUrl } from '../configuration.ts';
import { BrandName } from '../layout/brand-name.tsx';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { siteWords } from '../layout/words.ts';
import { BodyText } from '../ui/body-text.tsx';
import { Picture } from '../ui/drawings/picture.tsx';
import { Heading } from '../ui/heading.tsx';
import { qrCode } from '../ui/qr-code.server.ts';

const words = { en, zh };
const labels = { en: districtsEn, zh: districtsZh };

/** The district of the address, and the code that leads to the referral page with it. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname) ?? 'en';
  const district = districtOf(searchParams.get('district'));
  const address = absoluteUrl(
    pathTo('referral', language) + (district ? `?${new URLSearchParams({ via: district })}` : ''),
  );
  return { district, code: qrCode(address) };
}

/** A poster for a shop's door, A4 and in both languages; its link names the district and nobody. It is rendered per request. */
export default function ReferralPosterPage() {
  const { district } = useLoaderData<typeof loader>();
  const language = languageOfPath(useLocation().pathname) ?? 'en';
  const { meta, title, intro, ...choice } = words[language];
  return (
    <div className="column grid items-start gap-x-16 gap-y-8 py-8 lg:grid-cols-[1fr_42rem] print:block print:py-0">
      {/* With the Chinese font in both languages: the poster has both. */}
      <PageHead meta={meta} language="zh" heading={title} path={null} />
      <div data-screen-only className="grid max-w-prose justify-items-start gap-4">
        <p className="flex w-full items-center justify-between gap-4">
          <a
            href={pathTo('whyJoin', language)}
            className="inline-flex min-h-11 items-center gap-2 font-display text-xl"
          >
            <BrandName />
          </a>
          <LanguageSwitch
            language={language}
            path={posterPath(language)}
            label={siteWords[language].languageSwitch.label}
            className="text-link -mx-2 p-3"
          />
        </p>
        <Heading level={1} id="title" className="text-3xl">
          {title}
        </Heading>
        <p>{intro}</p>
        <form className="flex flex-wrap items-end gap-3">
          <div className="field">
            <label htmlFor="district">{choice.district}</label>
            <select id="district" name="district" defaultValue={district ?? ''} className="control select-arrow">
              <option value="">{choice.everywhere}</option>
              {districts.map((one) => (
                <option key={one} value={one}>
                  {labels[language][one]}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className="button">
            {choice.show}
          </button>
        </form>
      </div>
      <Poster language={language} />
    </div>
  );
}

/** The sheet: the language of the page first, the other one smaller. */
function Poster({ language }: { language: Language }) {
  const { code } = useLoaderData<typeof loader>();
  const { path, size } = code;
  return (
    <article className="flex max-w-[42rem] flex-col items-center justify-evenly gap-6 border-8 border-brand bg-raised p-6 text-center print:h-[264mm] print:max-w-none print:gap-2 print:px-[14mm] print:py-[4mm]">
      <Picture name="bag/happy" className="w-32 print:w-[25mm]" />
      <Lines language={language} isFirst />
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={words[language].poster.scan}
        className="w-56 shrink-0 print:w-[60mm]"
      >
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <Lines language={otherLanguage(language)} />
      <p className="font-display text-xl print:text-[18pt]">{brand.both}</p>
    </article>
  );
}

function Lines({ language, isFirst }: { language: Language; isFirst?: boolean }) {
  const { district } = useLoaderData<typeof loader>();
  const { everywhere, poster } = words[language];
  const place = fill(poster.place, { district: district ? labels[language][district] : everywhere });
  const face = language === 'en' ? 'font-display' : 'font-bold';
  return (
    <div lang={languageTags[language]} className={isFirst ? 'grid gap-3' : 'grid gap-2 text-sm'}>
      <p className={isFirst ? 'text-lg print:text-[17pt]' : 'print:text-[13pt]'}>
        <BodyText>{place}</BodyText>
      </p>
      <p className={`text-balance ${face} ${isFirst ? 'text-3xl print:text-[30pt]' : 'text-xl print:text-[22pt]'}`}>
        {poster.question}
      </p>
      <p className={`text-balance ${isFirst ? 'print:text-[16pt]' : 'print:text-[13pt]'}`}>
        <BodyText>{poster.text}</BodyText>
      </p>
      <p className={`font-bold ${isFirst ? 'print:text-[17pt]' : 'print:text-[13pt]'}`}>{poster.scan}</p>
    </div>
  );
}
