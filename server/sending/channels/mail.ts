import { globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutboxRow } from '../outbox.ts';
import { messageIdOf } from '../outbox.ts';
import type { Channel, SendError } from '../worker.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** A BCP 47 tag. */
  language: string;
  /** Where mail programs post to unsubscribe at one click (RFC 8058). */
  unsubscribe?: string;
};

type Options = {
  /** The mail server; without one each mail is written into the folder as a file. */
  smtpUrl?: string | undefined;
  from: string;
  folder: string;
  /** The domain of the ids of messages. */
  domain: string;
  /** Makes the mail of a row; null when it need not be sent any more. */
  compose: (row: OutboxRow) => Promise<Mail | null>;
  timeouts?: typeof defaultTimeouts;
};

/** Milliseconds. nodemailer's own are up to ten minutes. */
const defaultTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * Sends a row as a mail to one person. A second attempt has the same Message-ID, and is written into the same file. When the mail
 * server refuses the receiver or the message, the row is given up; when it is away, or refuses our sign-in or our
 * sender, that concerns every mail.
 */
export function mailChannel({ from, folder, domain, compose, timeouts = defaultTimeouts, smtpUrl }: Options): Channel {
  return {
    async send(row) {
      const mail = await compose(row);
      if (!mail) return;
      const { language, unsubscribe, ...rest } = mail;
      const message = {
        from,
        ...rest,
        messageId: `<${messageIdOf(row)}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      // Imported at the first mail, because it takes memory.
      const { createTransport } = await import('nodemailer');
      if (!smtpUrl) {
        const { message: file } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
        writeMail(folder, mailFileOf(row), file as Buffer);
        // Who it is about may have been erased while it was written.
        const again = await compose(row).catch(() => mail);
        if (!again) rmSync(join(folder, mailFileOf(row)));
        else if (again.text !== mail.text) await this.send(row);
        return;
      }
      const transport = createTransport({ url: smtpUrl, ...timeouts });
      try {
        await transport.sendMail(message);
      } catch (cause) {
        throw sendError(cause as SmtpError);
      } finally {
        transport.close();
      }
    },
  };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** Permanent: the receiver or the message was refused, with a code of the 500s, or an address cannot be written in SMTP. */
function sendError({ code = '', command, responseCode, message }: SmtpError): SendError {
  const isRefused = ['EENVELOPE', 'EMESSAGE'].includes(code) && command !== 'MAIL FROM';
  const isPermanent = isRefused && (responseCode ?? 500) >= 500;
  // The reply may repeat the address, and the log has no address of a person.
  const detail = message.replaceAll(/\S+@\S+/g, '…');
  return Object.assign(new Error(`${isRefused ? 'mail-refused' : 'mail-server'}: ${detail}`), {
    isPermanent,
    isUnavailable: !isRefused,
  });
}

/** The file of a mail; its beginning says what it is about, and tells nobody. */
export function mailFileOf({ subject, key }: Pick<OutboxRow, 'subject' | 'key'>): string {
  return `${messageIdOf({ key: subject })}-${messageIdOf({ key })}.eml`;
}

/** Deletes the mails about some subjects. */
export function deleteMailsAbout(folder: string, subjects: readonly string[]) {
  for (const subject of subjects) {
    for (const name of globSync(`${messageIdOf({ key: subject })}-*`, { cwd: folder })) rmSync(join(folder, name));
  }
}

function writeMail(folder: string, name: string, content: Buffer) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `${name}.new`);
  writeFileSync(unfinished, content, { mode: 0o600, flush: true });
  renameSync(unfinished, join(folder, name));
}

/** Milliseconds for which mails that were written as files are kept. */
export const mailIsKeptFor = 30 * 86_400_000;

/** Deletes what was written into the folder more than 30 days ago. @param now milliseconds since 1970 */
export function deleteOldMails(folder: string, now: number) {
  for (const name of globSync('*.eml*', { cwd: folder })) {
    const file = join(folder, name);
    if (statSync(file).mtimeMs < now - mailIsKeptFor) rmSync(file);
  }
}
