import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';
import { fill } from '../../domain/texts.ts';
import { deskOf } from '../request.ts';
import { useDesk } from '../use-desk.ts';

export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

export function loader(parameters: LoaderFunctionArgs) {
  return deskOf(parameters).subscribers(parameters.url.searchParams.get('after'));
}

export async function action(parameters: ActionFunctionArgs) {
  const id = (await parameters.request.formData()).get('id');
  if (typeof id !== 'string') return data(null, 400);
  await deskOf(parameters).removeSubscriber(id);
  return null;
}

/** Who reads the newsletter. */
export default function Newsletter() {
  const { rows, next } = useLoaderData<typeof loader>();
  const { words, dayOf } = useDesk();
  const text = words.newsletter;
  const { Form } = useFetcher();
  return (
    <div className="max-w-[40rem]">
      <title>{`${text.title} | ${words.title}`}</title>
      <h1 className="pt-5 text-xl">{text.title}</h1>
      <p className="mt-1 mb-4 text-soft">{rows.length > 0 ? text.text : text.empty}</p>
      <ul className="desk-list">
        {rows.map(({ id, email, at }) => (
          <li key={id} className="flex desk-row">
            <span className="flex-1 wrap-anywhere">
              {email}
              <span className="block text-sm text-soft">{fill(text.since, { time: dayOf(at) })}</span>
            </span>
            <Form method="post" className="relative">
              <input type="hidden" name="id" value={id} />
              <button type="submit" aria-label={`${text.remove}: ${email}`} className="desk-button-quiet">
                {text.remove}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {next && (
        <Link to={`?after=${encodeURIComponent(next)}`} className="desk-button-quiet mt-4">
          {words.list.nextPage}
        </Link>
      )}
    </div>
  );
}
