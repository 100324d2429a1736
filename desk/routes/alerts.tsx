import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { type ChannelWords, alerts as en } from '../../content/en/alerts.ts';
import { alerts as zh } from '../../content/zh/alerts.ts';
import { fill } from '../../domain/texts.ts';
import { deskOf, languageOf } from '../request.ts';
import { UnsentAlerts } from '../ui/unsent-alerts.tsx';
import { useDesk } from '../use-desk.ts';

export { DeskError as ErrorBoundary } from '../ui/desk-error.tsx';

export function loader(parameters: LoaderFunctionArgs) {
  const state = deskOf(parameters).alerts();
  // The words come with the page, so that browsers load those of one language only.
  return { state, words: { en, zh }[languageOf(parameters.params)] };
}

export async function action(parameters: ActionFunctionArgs): Promise<'test' | 'again' | 'unknown'> {
  const desk = deskOf(parameters);
  const key = (await parameters.request.formData()).get('key');
  if (typeof key === 'string') return (await desk.sendAlertAgain(key)) ? 'again' : 'unknown';
  await desk.sendTestAlert();
  return 'test';
}

/** How the team is told of what is waiting, and what could not be sent. */
export default function Alerts() {
  const { state, words } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const { words: desk } = useDesk();
  const { waiting, dead } = state;
  const isMailSent = state.channels.some(({ name, isConfigured }) => name === 'mail' && isConfigured);
  const results = {
    test: isMailSent ? words.test.sent : words.test.written,
    again: words.dead.sentAgain,
    unknown: words.dead.unknown,
  };
  return (
    <>
      <title>{`${words.title} | ${desk.title}`}</title>
      <h1 className="pt-5 pb-3 text-xl">{words.title}</h1>
      <p className="max-w-prose">{words.intro}</p>
      <div role="status">{done && <p className="desk-notice">{results[done]}</p>}</div>

      <h2 className="desk-heading mt-8">{words.ways}</h2>
      <Ways />
      {state.isTestPossible ? (
        <Form method="post" className="mt-4">
          <button type="submit" className="desk-button-quiet">
            {words.test.button}
          </button>
        </Form>
      ) : (
        <p className="mt-4">{words.test.nobody}</p>
      )}

      {dead.length > 0 && <UnsentAlerts alerts={dead} words={words} group="dead" />}
      {waiting.length > 0 && <UnsentAlerts alerts={waiting} words={words} group="waiting" />}
      {dead.length + waiting.length === 0 && <p className="mt-8">{words.none}</p>}
    </>
  );
}

function Ways() {
  const { state, words } = useLoaderData<typeof loader>();
  return (
    <dl className="mt-3 grid max-w-prose gap-3">
      {state.channels.map(({ name, isConfigured, receivers }) => {
        const channel: ChannelWords = words.channels[name];
        return (
          <div key={name} className="desk-panel">
            <dt className="font-bold">{channel.title}</dt>
            <dd>{isConfigured ? fill(channel.on, { names: receivers.join(', ') }) : channel.off}</dd>
            {channel.receivers && <dd>{fill(channel.receivers, { count: receivers.length })}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
