import { contactForm as en } from '../../content/en/contact-form.ts';
import { contactForm as zh } from '../../content/zh/contact-form.ts';
import type { Language } from '../../domain/languages.ts';
import { configuration } from '../configuration.ts';
import { Heading } from '../ui/heading.tsx';
import { Island } from '../ui/island.tsx';
import { ContactForm } from './contact-form.tsx';
import { draftKey } from './posted-form.tsx';
import { PrivacyLink } from './privacy-link.tsx';

/** The contact form with its heading. */
export function ContactSection({ language }: { language: Language }) {
  const words = { en, zh }[language];
  const { endpoints, retentionMonths } = configuration;
  return (
    <div className="grid gap-6">
      <div className="form-intro">
        <Heading level={3} className="text-xl">
          {words.title}
        </Heading>
        <p className="mt-1 text-soft">{words.intro}</p>
      </div>
      <div>
        <Island
          name="contact-form"
          component={ContactForm}
          props={{ language, apiOrigin: endpoints.apiOrigin, retentionMonths }}
          storageKeys={[draftKey('message')]}
        />
        <PrivacyLink language={language} />
      </div>
    </div>
  );
}
