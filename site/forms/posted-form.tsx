import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Fields, Values } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import type { Prefill } from './draft.ts';
import { Form, FormFields, SubmitButton } from './form.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormThanks } from './form-thanks.tsx';
import { type PostOutcome, postForm } from './post.ts';
import { useForm } from './use-form.ts';
import type { FormWords } from './words.ts';

/** The props that a page passes to a posted form. */
export type PostedFormProps = {
  language: Language;
  /** Origin of the API; empty for the page's own. */
  apiOrigin: string;
};

type Props<F extends Fields> = PostedFormProps & {
  /** The prefix of the form's ids and of the key of its draft. */
  name: string;
  title: string;
  /** The endpoint's path. */
  path: string;
  fields: F;
  words: FormWords<F>;
  autoComplete?: { [Name in keyof F]?: string };
  /** Fields that are as wide as the row, besides textareas and checkboxes. */
  wide: readonly (keyof F & string)[];
  /** What the form is filled with for the person, where nothing has been typed. */
  prefill?(): Prefill;
  /** The drawing of the thank-you message, instead of the egg tart. Called while the form is sent, so that its file can be loaded. */
  pictureOf?(values: Values<F>): ReactNode;
  /** Small print between the fields and the button. */
  children?: ReactNode;
};

/** A form that is delivered with one POST; its thank-you message replaces the form. */
export function PostedForm<F extends Fields>(props: Props<F>) {
  const { language, apiOrigin, name, title, path, fields, words, autoComplete, wide, prefill, pictureOf, children } =
    props;
  const [picture, setPicture] = useState<ReactNode>();
  const action = `${apiOrigin}${path}`;
  const form = useForm<F, PostOutcome>({
    fields,
    language,
    draft: { storage: 'sessionStorage', key: draftKey(name) },
    prefill,
    send: (values, metadata) => {
      setPicture(pictureOf?.(values));
      return postForm(action, values, metadata);
    },
  });
  const { outcome, problems } = form;
  const alert = useRef<HTMLDivElement>(null);
  const hasProblems = Object.values(problems).some(Boolean);
  const failure = hasProblems ? { code: 'refused' as const } : outcome;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new outcome moves the focus
  useEffect(() => {
    if (!hasProblems) alert.current?.focus();
  }, [outcome]);

  return (
    <div className="@container">
      <Form form={form} language={language} action={action} label={title} className="form-grid">
        <FormFields
          form={form}
          name={name}
          language={language}
          fields={fields}
          words={words}
          autoComplete={autoComplete}
          wide={wide}
        />
        {children}
        <div className="col-span-full">
          <div role="alert">
            {failure && failure.code !== 'saved' && <FormFailure ref={alert} language={language} failure={failure} />}
          </div>
          <SubmitButton form={form} language={language} words={words} />
        </div>
      </Form>
      <div role="status">
        {form.phase === 'sent' && <FormThanks words={words.success} picture={picture} onAgain={form.startAgain} />}
      </div>
    </div>
  );
}

/** The key in session storage under which a posted form keeps its draft. */
export function draftKey(name: string): string {
  return `draft:${name}`;
}
