import { useState } from 'react';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { Language } from '../../domain/languages.ts';
import { requestKinds, servedKinds } from '../../domain/person.ts';
import { roles } from '../../domain/personal-data.ts';
import { fill, isPhoneNumber } from '../../domain/texts.ts';
import { textOf } from '../form-values.ts';
import { keptTexts, type PersonResult, personWords, type ShownHeld, shownHeld } from '../person-page.ts';
import { deskOf, languageOf, requireFreshSignIn, teamOf } from '../request.ts';
import { FreshSignIn } from '../ui/fresh-sign-in.tsx';
import { NeverCall, PersonAnswer, PersonFound } from '../ui/person-found.tsx';
import { NoteRequest, PersonRequests } from '../ui/person-requests.tsx';
import { useDesk } from '../use-desk.ts';

export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

/** In the address is at most the reference of a case: an address or a number of a person would be in the history of the browser. */
export function loader(parameters: LoaderFunctionArgs) {
  const desk = deskOf(parameters);
  const language = languageOf(parameters.params);
  const who = parameters.url.searchParams.get('reference') ?? '';
  const isFound = who !== '' && teamOf(parameters).isFresh;
  return {
    text: personWords[language],
    ...desk.requests(),
    who,
    problem: problemIn(language, parameters.url.searchParams.get('problem')),
    held: isFound ? desk.findPerson(who).map((held) => shownHeld(held, language)) : [],
  };
}

/** Of a copy, which is another address. */
function problemIn(language: Language, code: string | null) {
  return Object.entries(personWords[language].problems).find(([known]) => known === code)?.[1];
}

export async function action(parameters: ActionFunctionArgs) {
  requireFreshSignIn(parameters, '/person');
  const desk = deskOf(parameters);
  const form = await parameters.request.formData();
  const who = textOf(form, 'who');
  const language = languageOf(parameters.params);
  const [intent = '', role] = textOf(form, 'intent').split(':');
  const result: Omit<PersonResult, 'who' | 'held'> = {};
  const served = servedKinds.find((kind) => kind === intent);
  if (served) {
    const keys = form.getAll('key').map(String);
    const chosen = role ? keys.filter((key) => key.startsWith(`${role}:`)) : keys;
    const answer = await desk.serve(served, who, chosen, textOf(form, 'confirmation'));
    if (answer.ok) result.served = { done: answer.done, kept: keptTexts(served, answer.done, language) };
    else Object.assign(result, { problem: answer.code, ticked: [...keys, ...form.getAll('text').map(String)] });
  }
  if (intent === 'note') {
    const kind = requestKinds.find((known) => known === textOf(form, 'kind')) ?? 'copy';
    const askedAt = Date.parse(`${textOf(form, 'askedOn')}T00:00+08:00`);
    await desk.noteRequest(kind, who, Number.isNaN(askedAt) ? desk.now : askedAt);
    result.isNoted = true;
  }
  if (intent === 'done' || intent === 'refused') {
    const reason = textOf(form, 'reason');
    if (intent === 'refused' && reason === '') result.problem = 'reason';
    else await desk.answerRequest(textOf(form, 'id'), intent, reason);
  }
  const held = desk.findPerson(who).map((one) => shownHeld(one, language));
  const isUnknownNumber = held.every(({ role }) => role === null) && !result.served && isPhoneNumber(who);
  return data({ who, held, isUnknownNumber, ...result } as PersonResult, result.problem ? 400 : 200);
}

/** Who asks what we have about them, or wants it erased: everything about one person, what is done with it, and the requests. */
export default function Person() {
  const { text, open, answered, ...loaded } = useLoaderData<typeof loader>();
  const result = useResult();
  const { words, to } = useDesk();
  const { who, held } = result ?? loaded;
  const problem = result ? result.problem && text.problems[result.problem] : loaded.problem;
  return (
    <div className="max-w-[44rem]">
      <title>{`${text.title} | ${words.title}`}</title>
      <h1 className="pt-5 text-xl">{text.title}</h1>
      <p className="mt-1 mb-4 text-soft">{text.text}</p>
      <FreshSignIn>
        <div role="status">
          {result?.isNoted && <p className="desk-notice mt-0 mb-4">{text.noted}</p>}
          {problem && (
            <p className="desk-notice mt-0 mb-4" data-tone="problem">
              {problem}
            </p>
          )}
          {result?.served && <PersonAnswer text={text} {...result.served} />}
        </div>
        <Form method="post" action={to('/person')} className="flex flex-wrap items-end gap-2">
          <label className="desk-label min-w-48 flex-1">
            {text.who}
            <input name="who" key={who} defaultValue={who} required autoComplete="off" className="desk-control" />
          </label>
          <button type="submit" className="desk-button">
            {text.find}
          </button>
        </Form>
        {who !== '' && held.length === 0 && <p className="mt-4">{fill(text.nothing, { who })}</p>}
        {result?.isUnknownNumber && <NeverCall text={text} who={who} />}
        {held.length > 0 && (
          <PersonFound text={text} who={who} held={held} roles={rolesIn(held)} ticked={result?.ticked} />
        )}
        {who !== '' && <NoteRequest text={text} who={who} />}
        <PersonRequests text={text} open={open} answered={answered} />
      </FreshSignIn>
    </div>
  );
}

/** The answer to a form. React Router forgets it when the page is loaded again, as after each change of a colleague. */
function useResult(): PersonResult | undefined {
  const posted = useActionData<PersonResult>();
  const { key } = useLocation();
  const [kept, keep] = useState({ key, posted });
  if (posted && (posted !== kept.posted || key !== kept.key)) keep({ key, posted });
  return posted ?? (key === kept.key ? kept.posted : undefined);
}

const rolesIn = (held: readonly ShownHeld[]) => roles.filter((role) => held.some((one) => one.role === role));
