import { join } from 'node:path';
import type { Alert } from '../../domain/alerts.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import type { Settings } from '../config/environment.ts';
import { mailChannel } from '../sending/channels/mail.ts';
import { webhookChannel } from '../sending/channels/webhook.ts';
import type { OutboxRow } from '../sending/outbox.ts';
import type { Channel } from '../sending/worker.ts';
import type { Database } from '../store/connection.ts';
import { payloadOf } from './alert-rows.ts';
import { composeAlert } from './compose-alert.ts';
import type { Receivers } from './receivers.ts';
import { webhookBody } from './webhook-body.ts';

/** The words of an alert: the subject of a mail, its text, and what only mails have at their end. */
export type AlertText = (
  alert: Alert,
  language: Language,
) => Promise<{ subject: string; text: string; footer: string }>;

type Options = { database: Database; receivers: Receivers; settings: Settings; alertText: AlertText };

/** The channels of the outbox by which alerts are sent. */
export function alertChannels({
  database,
  receivers,
  settings,
  alertText,
}: Options): Record<'mail' | 'webhook', Channel> {
  const { siteUrl, smtpUrl, mailFrom, dataDir, webhookSecret = '', webhookLanguage, mayCallPrivateWebhooks } = settings;
  const compose = async (row: OutboxRow, language: Language) => {
    const alert = composeAlert({ database, receivers, siteUrl }, row, language);
    return alert && { alert, ...(await alertText(alert, language)) };
  };
  const { hostname } = new URL(siteUrl);
  const mail = mailChannel({
    smtpUrl,
    from: mailFrom ?? `desk@${hostname}`,
    folder: mailFolder(dataDir),
    domain: hostname,
    async compose(row) {
      const member = receivers.member(payloadOf(row).to);
      const made = member && (await compose(row, member.language));
      if (!made) return null;
      const { subject, text, footer } = made;
      return { to: member.email, subject, text: `${text}\n\n${footer}`, language: languageTags[member.language] };
    },
  });
  const webhook = webhookChannel({
    secret: webhookSecret,
    mayCallPrivate: mayCallPrivateWebhooks,
    clock: database.clock,
    async compose(row) {
      const url = receivers.webhook(payloadOf(row).to);
      const made = url && (await compose(row, webhookLanguage));
      return made ? { url, body: webhookBody(made, row.wantedAt) } : null;
    },
  });
  return { mail, webhook };
}

/** Where mails are written while no mail server is configured. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}
