import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formFailures as en } from '../../content/en/form-failures.ts';
import { formFailures as zh } from '../../content/zh/form-failures.ts';
import type { Fields, Values } from '../../domain/fields.ts';
import type { Language } from '../../domain/languages.ts';
import { BodyText } from '../ui/body-text.tsx';
import eggTart from '../ui/drawings/food/egg-tart.svg?raw';
import { InlineDrawing } from '../ui/drawings/inline-drawing.tsx';
import type { Prefill } from './draft.ts';
import { Form, FormFields, SubmitButton } from './form.tsx';
import { type PostFailure, type PostOutcome, postForm } from './post.ts';
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
    <div>
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
        {form.phase === 'submitting' && <span className="invisible-text">{words.submitting}</span>}
        {form.phase === 'sent' && <FormThanks words={words.success} picture={picture} onAgain={form.startAgain} />}
      </div>
    </div>
  );
}

/** The key in session storage under which a posted form keeps its draft. */
export function draftKey(name: string): string {
  return `draft:${name}`;
}

type FormFailureProps = {
  ref: RefObject<HTMLDivElement | null>;
  language: Language;
  failure: PostFailure;
};

/** The reason why a form was not sent. It can get the focus, so that a screen reader reads it. */
function FormFailure({ ref, language, failure }: FormFailureProps) {
  const { title, text } = { en, zh }[language][failure.code];
  return (
    <div ref={ref} tabIndex={-1} className="form-failure">
      <b>{title}</b>
      <p>{'seconds' in failure ? text.replace('{seconds}', failure.seconds) : text}</p>
    </div>
  );
}

type FormThanksProps = { words: { title: string; text: string; again?: string }; picture: ReactNode; onAgain(): void };

/** Replaces a posted form after the server has stored it, and gets the focus, because the form is hidden now. */
function FormThanks({ words, picture, onAgain }: FormThanksProps) {
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div ref={thanks} tabIndex={-1} data-sent className="form-thanks">
      {picture ? <figure>{picture}</figure> : <InlineDrawing svg={eggTart} />}
      <p className="font-display">
        <BodyText>{words.title}</BodyText>
      </p>
      <p>
        <BodyText>{words.text}</BodyText>
      </p>
      {words.again && (
        <button type="button" onClick={onAgain} className="button button-quiet">
          {words.again}
        </button>
      )}
    </div>
  );
}
