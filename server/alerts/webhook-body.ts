import type { Alert, AlertCase } from '../../domain/alerts.ts';

type Made = { alert: Alert; subject: string; text: string };

/**
 * What is posted to a webhook. Slack and Mattermost show `text` and ignore the rest; there is no `type`, because Mattermost refuses
 * messages with an unknown one.
 * @param at when the alert was made; milliseconds since 1970
 */
export function webhookBody({ alert, subject, text }: Made, at: number): object {
  return {
    text: `${harmless(subject)}\n${harmless(text)}`,
    event: `alert.${alert.kind}`,
    timestamp: new Date(at).toISOString(),
    data: dataOf(alert),
  };
}

function dataOf(alert: Alert): object {
  if ('case' in alert) return { case: caseData(alert.case) };
  if (alert.kind === 'test') return { link: alert.link };
  const groups = Object.entries(alert.groups).map(([name, { cases, count }]) => [
    name,
    { count, cases: cases.map(caseData) },
  ]);
  return { link: alert.link, groups: Object.fromEntries(groups) };
}

function caseData({ deadline, ...rest }: AlertCase): object {
  return { ...rest, deadline: new Date(deadline).toISOString() };
}

/** The name of the business is untrusted input: it must not call everybody (`<!channel>`, `@all`) or hide where a link leads. */
function harmless(text: string): string {
  return text.replaceAll(/[<>@[\]]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0));
}
