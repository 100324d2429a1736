import { newsletter as en } from '../../content/en/newsletter.ts';
import { newsletter as zh } from '../../content/zh/newsletter.ts';
import { subscriberFields } from '../../domain/forms.ts';
import type { Language } from '../../domain/languages.ts';
import { Heading } from '../ui/heading.tsx';
import { PostedForm } from './posted-form.tsx';

/** The newsletter's form, with its heading. */
export function NewsletterForm({ language }: { language: Language }) {
  const words = { en, zh }[language];
  return (
    <div className="grid gap-6">
      <div className="form-intro">
        <Heading level={2} className="text-2xl">
          {words.title}
        </Heading>
        <p className="mt-2">{words.text}</p>
      </div>
      <PostedForm
        name="newsletter"
        title={words.title}
        path="/api/subscribe"
        language={language}
        fields={subscriberFields}
        words={{ ...words, fields: { email: words.email, consent: { label: words.consent, hint: words.unsubscribe } } }}
        autoComplete={{ email: 'email' }}
        wide={['email', 'consent']}
      />
    </div>
  );
}
