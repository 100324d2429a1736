import { newsletter as en } from '../../content/en/newsletter.ts';
import { newsletter as zh } from '../../content/zh/newsletter.ts';
import { subscriberFields } from '../../domain/forms.ts';
import { PostedForm, type PostedFormProps } from './posted-form.tsx';

/** The newsletter's form. */
export function NewsletterForm(props: PostedFormProps) {
  const words = { en, zh }[props.language];
  return (
    <PostedForm
      {...props}
      name="newsletter"
      title={words.title}
      path="/api/subscribe"
      fields={subscriberFields}
      words={{ ...words, options: {} }}
      autoComplete={{ email: 'email' }}
      wide={['email']}
    />
  );
}
