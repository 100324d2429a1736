import { useLocation } from 'react-router';
import { partnershipForm as en } from '../../content/en/partnership-form.ts';
import { partnershipForm as zh } from '../../content/zh/partnership-form.ts';
import { languageOfPath } from '../../domain/languages.ts';
import { configuration } from '../configuration.ts';
import { PartnershipForm } from '../forms/partnership-form.tsx';
import { draftKey } from '../forms/posted-form.tsx';
import { PrivacyLink } from '../forms/privacy-link.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Heading } from '../ui/heading.tsx';
import { Island } from '../ui/island.tsx';

/**
 * The page in the frame of `/form`, which is 1200 px high (docs/spec.md §2.7). Where it needs more, as in English with wide fonts on a
 * phone, and when problems are shown, `scripts/frame-height.ts` makes the frame higher.
 */
export default function PartnershipFrame() {
  const language = languageOfPath(useLocation().pathname) ?? 'en';
  const words = { en, zh }[language];
  const { endpoints, retentionMonths } = configuration;
  return (
    <div data-framed className="form-framed mx-auto max-w-lg px-4 pt-3 pb-4 sm:px-8 sm:py-7">
      <PageHead
        meta={{ title: words.title, description: words.intro }}
        language={language}
        heading={words.title}
        path={null}
      />
      <Heading level={1} id="title" className="form-title text-2xl">
        {words.title}
      </Heading>
      <p className="form-intro mt-1 mb-3 text-sm text-soft">{words.intro}</p>
      <Island
        name="partnership-form"
        component={PartnershipForm}
        props={{ language, apiOrigin: endpoints.apiOrigin, retentionMonths }}
        storageKeys={[draftKey('partnership')]}
      />
      <PrivacyLink language={language} />
    </div>
  );
}
