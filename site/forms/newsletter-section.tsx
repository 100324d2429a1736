import { newsletter as en } from '../../content/en/newsletter.ts';
import { newsletter as zh } from '../../content/zh/newsletter.ts';
import type { Language } from '../../domain/languages.ts';
import { configuration } from '../configuration.ts';
import { Heading } from '../ui/heading.tsx';
import { Island } from '../ui/island.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { draftKey } from './posted-form.tsx';
import { PrivacyLink } from './privacy-link.tsx';

/** The newsletter's form with its heading, on wide screens beside each other, as on the back of a postcard. */
export function NewsletterSection({ language }: { language: Language }) {
  const words = { en, zh }[language];
  return (
    <div data-screen-only className="flex gap-x-16 gap-y-6 max-lg:flex-col">
      <div className="form-intro border-line lg:w-2/5 lg:border-r-2 lg:pr-12">
        <Heading level={2}>{words.title}</Heading>
        <p className="mt-4 lg:text-lg">{words.text}</p>
      </div>
      <div className="flex-1">
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
