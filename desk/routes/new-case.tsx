import { randomBytes } from 'node:crypto';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import { handChannels, newCaseFields } from '../../domain/channels.ts';
import { type Field, parseFields } from '../../domain/fields.ts';
import { isSubmissionId, submissionIdFor } from '../../domain/referral.ts';
import { fill } from '../../domain/texts.ts';
import type { loader as layoutLoader } from '../desk-layout.tsx';
import { textOf } from '../form-values.ts';
import { isNetworkError } from '../keep-data.ts';
import { keepAction, usePendingActions } from '../pending-actions.ts';
import { deskOf, languageOf } from '../request.ts';
import { useDesk } from '../use-desk.ts';

export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

type FieldName = keyof typeof newCaseFields;

/** One page makes one case, however often it is sent. */
export function loader(parameters: LoaderFunctionArgs) {
  return { id: submissionIdFor(deskOf(parameters).now, randomBytes(8)) };
}

/** Asks no server, so that the page opens where there is no network. */
export function clientLoader() {
  return { id: submissionIdFor(Date.now(), crypto.getRandomValues(new Uint8Array(8))) };
}

/** What was not accepted: the fields at fault and what was typed, or another member's page. `kept` waits on the device. */
type Answer = { problems: FieldName[]; typed: Record<string, string> } | { kept: true } | { otherMember: true };

export async function action(parameters: ActionFunctionArgs) {
  const desk = deskOf(parameters);
  const form = await parameters.request.formData();
  if (textOf(form, 'member') !== desk.member.id) return data({ otherMember: true } as const, 403);
  const typed = Object.fromEntries(Object.keys(newCaseFields).map((name) => [name, textOf(form, name)]));
  const parsed = parseFields(newCaseFields, typed);
  if (!parsed.ok) return data({ problems: Object.keys(parsed.problems) as FieldName[], typed }, 400);
  const { via, language, ...fields } = parsed.values;
  const given = textOf(form, 'id');
  const id = isSubmissionId(given) ? given : submissionIdFor(desk.now, randomBytes(8));
  await desk.addCase({ id, via, language: language || null, fields });
  // What waited on a device is not followed to a page.
  if (form.has('waited')) return null;
  throw redirect(`/${languageOf(parameters.params)}/desk/cases/referrals/${id}`);
}

/** Without a network, as at a fair, it waits on the device. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<Answer | null> {
  const form = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    keepAction(request.url, form);
    return { kept: true };
  }
}

/** A referral that came by telephone, by WhatsApp or at a fair: what is known now. The rest is added to its record later. */
export default function NewCase() {
  const { id } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { words, member } = useDesk();
  const { waiting } = usePendingActions(member.id);
  const text = words.newCase;
  const isBusy = useNavigation().state !== 'idle';
  const names = Object.keys(newCaseFields) as FieldName[];
  const problems = answer && 'problems' in answer ? answer.problems : [];
  return (
    <div className="max-w-[40rem]">
      <title>{`${text.title} | ${words.title}`}</title>
      <h1 className="pt-5 text-xl">{text.title}</h1>
      <p className="mt-1 mb-4 text-soft">{text.text}</p>
      <div role="status">
        {answer && 'kept' in answer && waiting.length > 0 && (
          <p className="desk-notice mt-0 mb-4">{words.results.kept}</p>
        )}
        {answer && 'otherMember' in answer && (
          <p className="desk-notice mt-0 mb-4" data-tone="problem">
            {words.results['other-member']}
          </p>
        )}
        {problems.length > 0 && (
          <p className="desk-notice mt-0 mb-4" data-tone="problem">
            {fill(text.check, { fields: problems.map((name) => text.fields[name]).join(words.list.nameSeparator) })}
          </p>
        )}
      </div>
      {/* The next one begins empty. */}
      <Form key={id} method="post" className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="member" value={member.id} />
        {names.map((name) => (
          <label
            key={name}
            htmlFor={name}
            className={`desk-label ${name === 'conversationNotes' ? 'sm:col-span-2' : ''}`}
          >
            {newCaseFields[name].required ? text.fields[name] : fill(text.optional, { field: text.fields[name] })}
            <Control name={name} isWrong={problems.includes(name)} />
          </label>
        ))}
        <button type="submit" disabled={isBusy} className="desk-button justify-self-start">
          {text.save}
        </button>
      </Form>
    </div>
  );
}

function Control({ name, isWrong }: { name: FieldName; isWrong: boolean }) {
  const answer = useActionData<Answer>();
  const { words } = useDesk();
  const labels = useRouteLoaderData<typeof layoutLoader>('desk')?.newCaseLabels;
  const field: Field = newCaseFields[name];
  const typed = answer && 'typed' in answer ? answer.typed[name] : undefined;
  const props = {
    id: name,
    name,
    required: field.required,
    'aria-invalid': isWrong || undefined,
    className: 'desk-control',
  };
  if (field.kind === 'long') return <textarea rows={4} defaultValue={typed} {...props} />;
  if (field.kind !== 'option') return <input type={field.kind} autoComplete="off" defaultValue={typed} {...props} />;
  const options: Partial<Record<FieldName, [string, string][]>> = {
    ...labels,
    via: handChannels.map((channel) => [channel, words.via[channel]]),
    language: Object.entries(words.amend.languages),
  };
  // Whoever says nothing of the hour may be called in business hours, the last of the times.
  const proposed = name === 'bestTimeToCall' ? labels?.bestTimeToCall.at(-1)?.[0] : undefined;
  return (
    <select defaultValue={typed ?? proposed} {...props}>
      {!field.required && <option value="">{words.newCase.unknown}</option>}
      {options[name]?.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
