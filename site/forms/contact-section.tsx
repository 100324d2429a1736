import { contactForm as en } from '../../content/en/contact-form.ts';
import { contactForm as zh } from '../../content/zh/contact-form.ts';
import type { Language } from '../../domain/languages.ts';
import { configuration } from '../configuration.ts';
import { BodyText } from '../ui/body-text.tsx';
import { Picture } from '../ui/drawings/picture.tsx';
import { Heading } from '../ui/heading.tsx';
import { Island } from '../ui/island.tsx';
import { ContactForm } from './contact-form.tsx';
import { draftKey } from './posted-form.tsx';
import { PrivacyLink } from './privacy-link.tsx';

/** The contact form with its heading, and a stamp at its corner: a float, so that it covers no words at any width. */
export function ContactSection({ language }: { language: Language }) {
  const words = { en, zh }[language];
  const { endpoints, retentionMonths } = configuration;
  return (
    <>
      <Picture name="food/mandarin" className="letter-stamp" />
      <div className="form-intro pb-4">
        <Heading level={3}>{words.title}</Heading>
        <p className="mt-2 text-soft">
          <BodyText>{words.intro}</BodyText>
        </p>
      </div>
      <div className="names-in-a-row">
        <Island
          name="contact-form"
          component={ContactForm}
          props={{ language, apiOrigin: endpoints.apiOrigin, retentionMonths }}
          storageKeys={[draftKey('message')]}
        />
        <PrivacyLink language={language} />
      </div>
    </>
  );
}
