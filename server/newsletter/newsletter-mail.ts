import { newsletterMail as en } from '../../content/en/newsletter-mail.ts';
import { newsletterMail as zh } from '../../content/zh/newsletter-mail.ts';
import { dataUser, facts } from '../../domain/facts.ts';
import { type Language, languages, languageTags } from '../../domain/languages.ts';
import { confirmPath, unsubscribePath } from '../../domain/service-pages.ts';
import { fill } from '../../domain/texts.ts';
import type { Settings } from '../config/environment.ts';
import { type Mail, mailChannel } from '../sending/channels/mail.ts';
import { enqueue } from '../sending/outbox.ts';
import type { Channel, SendError } from '../sending/worker.ts';
import { partsOf } from '../store/cases.ts';
import type { Database, StoreListener } from '../store/connection.ts';
import { readDocument } from '../store/documents.ts';
import { isUnconfirmed, listedId } from '../store/subscriber-ids.ts';

const words = { en, zh };

/** The name of the channel. Without a mail server its rows wait in the outbox. */
export const newsletterChannel = 'newsletter';

/** An address that was typed into the form gets one mail; none once it is confirmed, or gone. */
export const newsletterListener: StoreListener = {
  onEvent: (database, { subject, type }) => {
    if (type !== 'arrived' || !isUnconfirmed(subject)) return;
    enqueue(database, { channel: newsletterChannel, key: `${newsletterChannel}:${subject}`, subject, payload: {} });
  },
  onDelete: ({ run }, subject) => {
    run('DELETE FROM outbox WHERE channel = ? AND subject = ?', newsletterChannel, subject);
  },
};

type Options = {
  database: Database;
  settings: Settings;
  folder: string;
  log: { warn(line: object, message: string): void };
};

/** Sends the mail in which an address is confirmed. */
export function confirmationMails({ database, settings, folder, log }: Options): Channel {
  const { smtpUrl, mailFrom = '', siteUrl, apiOrigin = siteUrl } = settings;
  const { hostname: domain } = new URL(siteUrl);
  const compose = async ({ subject }: { subject: string }) => confirmationMail(database, apiOrigin, subject);
  const channel = mailChannel({ smtpUrl, from: mailFrom, folder, domain, compose });
  return {
    givesUp: false,
    async send(row) {
      try {
        await channel.send(row);
      } catch (error) {
        const { isPermanent, message: reason } = error as SendError;
        if (!isPermanent) throw error;
        // Anybody can type an address that does not exist: that is nothing for the operator. It goes with what nobody confirms.
        log.warn({ reason }, 'A subscriber could not be asked to confirm');
      }
    },
  };
}

function confirmationMail(database: Database, origin: string, subject: string): Mail | null {
  const { collection, id } = partsOf(subject);
  const waiting = readDocument(database, collection, id);
  if (!waiting || readDocument(database, collection, listedId(id))) return null;
  const language = waiting.arrival.language ?? 'en';
  const token = `${waiting.document.unsubscribeToken}`;
  const confirm = `${origin}${confirmPath}?token=${token}&language=${language}`;
  const { subject: title, text } = words[language];
  return {
    to: `${waiting.document.email}`,
    subject: title,
    text: [fill(text, { confirm }), unsubscribeStatement(token, origin), senderText(language)].join('\n\n'),
    language: languageTags[language],
    unsubscribe: unsubscribeLink(token, language, origin),
  };
}

/** Who writes, as each mail to somebody outside the team must say. */
export function senderText(language: Language): string {
  return [dataUser.legalName[language], dataUser.address[language], facts.phone, facts.email].join('\n');
}

/** Where somebody unsubscribes. */
export function unsubscribeLink(token: string, language: Language, origin: string): string {
  return `${origin}${unsubscribePath}?token=${token}&language=${language}`;
}

/** What every mail to a subscriber must say, in both languages. */
export function unsubscribeStatement(token: string, origin: string): string {
  return languages
    .map((language) => fill(words[language].unsubscribe, { link: unsubscribeLink(token, language, origin) }))
    .join('\n');
}
