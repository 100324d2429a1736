import { contactForm as en } from '../../content/en/contact-form.ts';
import { contactForm as zh } from '../../content/zh/contact-form.ts';
import { facts } from '../../domain/facts.ts';
import { messageFields } from '../../domain/forms.ts';
import type { Language } from '../../domain/languages.ts';
import { configuration } from '../configuration.ts';
import { Heading } from '../ui/heading.tsx';
import { PostedForm } from './posted-form.tsx';

const autoComplete = { firstName: 'given-name', lastName: 'family-name', email: 'email' };

/** The contact form of the home page (docs/spec.md §2.4), with its heading. */
export function ContactForm({ language }: { language: Language }) {
  const words = { en, zh }[language];
  const [before, after] = words.privacy.replace('{months}', String(configuration.retentionMonths)).split('{email}');
  return (
    <div className="grid gap-6">
      <div className="form-intro">
        <Heading level={3} className="text-xl">
          {words.title}
        </Heading>
        <p className="mt-1 text-soft">{words.intro}</p>
      </div>
      <PostedForm
        name="message"
        title={words.title}
        path="/api/send-message"
        language={language}
        fields={messageFields}
        words={words}
        autoComplete={autoComplete}
        wide={['email', 'message']}
      >
        <p className="text-xs text-soft form-row">
          {before}
          <a href={`mailto:${facts.email}`} className="text-link">
            {facts.email}
          </a>
          {after}
        </p>
      </PostedForm>
    </div>
  );
}
