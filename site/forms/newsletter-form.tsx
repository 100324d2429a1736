import { newsletter as en } from '../../content/en/newsletter.ts';
import { newsletter as zh } from '../../content/zh/newsletter.ts';
import { subscriberFields } from '../../domain/forms.ts';
import { PostedForm, type PostedFormProps } from './posted-form.tsx';

/** The newsletter's form. */
export function NewsletterForm(props: PostedFormProps) {
  const words = { en, zh }[props.language];
  const fields = { email: words.email, consent: { label: words.consent, hint: words.unsubscribe } };
  return (
    <PostedForm
      {...props}
      name="newsletter"
      title={words.title}
      path="/api/subscribe"
      fields={subscriberFields}
      words={{ ...words, fields, options: {} }}
      autoComplete={{ email: 'email' }}
      wide={['email']}
    />
  );
}
