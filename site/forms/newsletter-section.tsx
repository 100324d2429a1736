import { newsletter as en } from '../../content/en/newsletter.ts';
import { newsletter as zh } from '../../content/zh/newsletter.ts';
import type { Language } from '../../domain/languages.ts';
import { configuration } from '../configuration.ts';
import { Heading } from '../ui/heading.tsx';
import { Island } from '../ui/island.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { draftKey } from './posted-form.tsx';
import { PrivacyLink } from './privacy-link.tsx';

/** The newsletter's form with its heading. */
export function NewsletterSection({ language }: { language: Language }) {
  const words = { en, zh }[language];
  return (
    <div data-screen-only className="grid gap-6">
      <div className="form-intro">
        <Heading level={2} className="text-2xl">
          {words.title}
        </Heading>
        <p className="mt-2">{words.text}</p>
      </div>
      <div>
        <Island
          name="newsletter-form"
          component={NewsletterForm}
          props={{ language, apiOrigin: configuration.endpoints.apiOrigin }}
          storageKeys={[draftKey('newsletter')]}
        />
        <PrivacyLink language={language} />
      </div>
    </div>
  );
}
