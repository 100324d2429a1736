import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Alert, AlertCase } from '../../domain/cases/alerts.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import type { Member } from '../../domain/sign-in.ts';
import type { Settings } from '../config/environment.ts';
import { mailChannel } from '../sending/channels/mail.ts';
import { type PostWebhook, webhookChannel } from '../sending/channels/webhook.ts';
import type { OutboxRow } from '../sending/outbox.ts';
import type { Database } from '../store/connection.ts';
import { payloadOf } from './alert-rows.ts';
import { type AlertText, alertText } from './alert-text.ts';
import { composeAlert } from './compose-alert.ts';
import type { AlertChannel, AlertChannels } from './receivers.ts';

type Options = {
  database: Database;
  settings: Settings;
  /** Gives the present members. */
  members: () => readonly Member[];
  /** The network of webhooks, where it is not the real one. */
  postWebhook?: PostWebhook;
};

/** Makes the alert of a row; null when it is not true any more. */
type Compose = (row: OutboxRow, language: Language) => ({ alert: Alert } & AlertText) | null;

/** The channels by which alerts are sent. */
export function createAlertChannels(options: Options): AlertChannels {
  const { database, settings, members } = options;
  const compose: Compose = (row, language) => {
    const alert = composeAlert({ database, channels, siteUrl: settings.serverUrl, members }, row, language);
    return alert && { alert, ...alertText(alert, language) };
  };
  const channels: AlertChannels = { mail: mailAlerts(options, compose), webhook: webhookAlerts(options, compose) };
  return channels;
}

/** Each member with an address is told by mail, in their language. */
function mailAlerts({ settings, members }: Options, compose: Compose): AlertChannel {
  const { siteUrl, smtpUrl, mailFrom, dataDir } = settings;
  const { hostname } = new URL(siteUrl);
  const receivers = () => members().filter(({ email }) => email !== '');
  return {
    ...mailChannel({
      smtpUrl,
      from: mailFrom ?? `desk@${hostname}`,
      folder: mailFolder(dataDir),
      domain: hostname,
      async compose(row) {
        const member = receivers().find(({ id }) => id === payloadOf(row).to);
        const made = member && compose(row, member.language);
        if (!made) return null;
        const { subject, text, footer } = made;
        return { to: member.email, subject, text: `${text}\n\n${footer}`, language: languageTags[member.language] };
      },
    }),
    isConfigured: smtpUrl !== undefined,
    receivers: () => receivers().map(({ id, name }) => ({ id, name, isMember: true })),
  };
}

/** Each webhook of the settings is told, in the language of the settings. */
function webhookAlerts({ database, settings, postWebhook }: Options, compose: Compose): AlertChannel {
  const { webhookUrls, webhookSecret = '', webhookLanguage, mayCallPrivateWebhooks } = settings;
  const urls = new Map(webhookUrls.map((url) => [idOfWebhook(url), url]));
  return {
    ...webhookChannel({
      secret: webhookSecret,
      mayCallPrivate: mayCallPrivateWebhooks,
      clock: database.clock,
      sleep: database.sleep,
      post: postWebhook,
      async compose(row) {
        const url = urls.get(payloadOf(row).to);
        const made = url && compose(row, webhookLanguage);
        return made ? { url, body: webhookBody(made, row.wantedAt) } : null;
      },
    }),
    isConfigured: urls.size > 0,
    // The rest of the address of a chat system's webhook is a secret.
    receivers: () => [...urls].map(([id, url]) => ({ id, name: new URL(url).host, isMember: false })),
  };
}

/** Webhook addresses of chat systems are secrets, so the store has only a hash. */
function idOfWebhook(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 16);
}

/** Where mails are written while no mail server is configured. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

type Made = { alert: Alert; subject: string; text: string };

/**
 * What is posted to a webhook. Slack and Mattermost show `text` and ignore the rest; there is no `type`, because Mattermost refuses
 * messages with an unknown one.
 * @param at when the alert was made; milliseconds since 1970
 */
function webhookBody({ alert, subject, text }: Made, at: number): object {
  return {
    text: `${harmless(subject)}\n${harmless(text)}`,
    event: `alert.${alert.kind}`,
    timestamp: new Date(at).toISOString(),
    data: dataOf(alert),
  };
}

function dataOf(alert: Alert): object {
  if ('case' in alert) return { case: caseData(alert.case) };
  if ('cases' in alert) return { link: alert.link, count: alert.count, cases: alert.cases.map(caseData) };
  if (!('groups' in alert)) return { link: alert.link };
  const groups = Object.entries(alert.groups).map(([name, { cases, count }]) => [
    name,
    { count, cases: cases.map(caseData) },
  ]);
  return { link: alert.link, groups: Object.fromEntries(groups) };
}

function caseData({ collection, title, district, link, deadline }: AlertCase): object {
  return { collection, title, district, link, deadline: new Date(deadline).toISOString() };
}

/** The name of the business is untrusted input: it must not call everybody (`<!channel>`, `@all`) or hide where a link leads. */
function harmless(text: string): string {
  return text.replaceAll(/[<>@[\]]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0));
}
