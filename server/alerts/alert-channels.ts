import { join } from 'node:path';
import { type Language, languageTags } from '../../domain/languages.ts';
import type { Settings } from '../config/environment.ts';
import { mailChannel } from '../sending/channels/mail.ts';
import { webhookChannel } from '../sending/channels/webhook.ts';
import type { OutboxRow } from '../sending/outbox.ts';
import type { Channel } from '../sending/worker.ts';
import type { Database } from '../store/connection.ts';
import { payloadOf } from './alert-rows.ts';
import { alertText } from './alert-text.ts';
import { composeAlert } from './compose-alert.ts';
import type { Receivers } from './receivers.ts';
import { webhookBody } from './webhook-body.ts';

type Options = { database: Database; receivers: Receivers; settings: Settings };

/** The channels of the outbox by which alerts are sent. */
export function alertChannels({ database, receivers, settings }: Options): Record<'mail' | 'webhook', Channel> {
  const { siteUrl, smtpUrl, mailFrom, dataDir, webhookSecret = '', webhookLanguage, mayCallPrivateWebhooks } = settings;
  const compose = (row: OutboxRow, language: Language) => {
    const alert = composeAlert({ database, receivers, siteUrl }, row, language);
    return alert && { alert, ...alertText(alert, language) };
  };
  const { hostname } = new URL(siteUrl);
  const mail = mailChannel({
    smtpUrl,
    from: mailFrom ?? `desk@${hostname}`,
    folder: mailFolder(dataDir),
    domain: hostname,
    async compose(row) {
      const member = receivers.member(payloadOf(row).to);
      const made = member && compose(row, member.language);
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
      const made = url && compose(row, webhookLanguage);
      return made ? { url, body: webhookBody(made, row.wantedAt) } : null;
    },
  });
  return { mail, webhook };
}

/** Where mails are written while no mail server is configured. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}
