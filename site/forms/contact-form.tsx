import { contactForm as en } from '../../content/en/contact-form.ts';
import { contactForm as zh } from '../../content/zh/contact-form.ts';
import { facts } from '../../domain/facts.ts';
import { messageFields } from '../../domain/forms.ts';
import { BodyText } from '../ui/body-text.tsx';
import { PostedForm, type PostedFormProps } from './posted-form.tsx';

const autoComplete = { firstName: 'given-name', lastName: 'family-name', email: 'email' };

/** The contact form of the home page (docs/spec.md §2.4). */
export function ContactForm({ retentionMonths, ...props }: PostedFormProps & { retentionMonths: number }) {
  const words = { en, zh }[props.language];
  const [before, after] = words.privacy.replace('{months}', String(retentionMonths)).split('{email}');
  return (
    <PostedForm
      {...props}
      name="message"
      title={words.title}
      path="/api/send-message"
      fields={messageFields}
      words={{ ...words, options: {} }}
      autoComplete={autoComplete}
      wide={['email']}
    >
      <p className="col-span-full text-sm text-soft">
        <BodyText>{before ?? ''}</BodyText>
        <a href={`mailto:${facts.email}`} className="text-link">
          {facts.email}
        </a>
        {after}
      </p>
    </PostedForm>
  );
}
