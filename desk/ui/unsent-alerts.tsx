import { Form, Link } from 'react-router';
import type { alerts as words } from '../../content/en/alerts.ts';
import type { UnsentAlert } from '../../domain/cases/alerts.ts';
import { useDesk } from '../use-desk.ts';

type Words = typeof words;
type Props = { alerts: readonly UnsentAlert[]; words: Words; group: 'dead' | 'waiting' };

/** Alerts that were given up, with a button that sends each again, or those that have waited for long. */
export function UnsentAlerts({ alerts, words, group }: Props) {
  return (
    <section aria-labelledby={group}>
      <h2 id={group} className="desk-heading mt-8">
        {words[group].title}
      </h2>
      <p className="max-w-prose text-soft">{words[group].text}</p>
      <ul className="mt-3 grid gap-3">
        {alerts.map((alert) => (
          <li key={alert.key} className="desk-panel flex flex-wrap items-center gap-x-4 gap-y-2">
            <AlertFacts alert={alert} words={words} />
            {group === 'dead' && <SendAgain alert={alert} words={words} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AlertFacts({ alert, words }: { alert: UnsentAlert; words: Words }) {
  const { to, timeOf } = useDesk();
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p>
        <strong>{words.kinds[alert.kind]}</strong>{' '}
        {alert.subject && (
          <Link to={to(`/cases/${alert.subject}`)} className="desk-link">
            {alert.title || alert.subject}
          </Link>
        )}
      </p>
      <p className="text-sm text-soft">
        {`${words.channels[alert.channel].title} · ${alert.to || words.gone} · ${timeOf(alert.wantedAt)}`}
      </p>
      {alert.problem && <p className="text-sm">{words.problems[alert.problem]}</p>}
      {alert.detail && (
        <p lang="en" className="text-sm wrap-anywhere text-soft">
          {alert.detail}
        </p>
      )}
    </div>
  );
}

function SendAgain({ alert, words }: { alert: UnsentAlert; words: Words }) {
  return (
    <Form method="post">
      <button
        type="submit"
        name="key"
        value={alert.key}
        aria-label={[words.dead.again, words.kinds[alert.kind], alert.title, alert.to].filter(Boolean).join(' · ')}
        className="desk-button-quiet"
      >
        {words.dead.again}
      </button>
    </Form>
  );
}
