import { referralStatus as statusEn } from '../../content/en/referral-status.ts';
import { referrerMail as en } from '../../content/en/referrer-mail.ts';
import { referralStatus as statusZh } from '../../content/zh/referral-status.ts';
import { referrerMail as zh } from '../../content/zh/referrer-mail.ts';
import { endOfQuiet, isQuiet } from '../../domain/cases/alerts.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import { shortReference, statusPath } from '../../domain/referral.ts';
import { newsOf } from '../../domain/referral-news.ts';
import type { ReferralStatus } from '../../domain/referral-status.ts';
import { fill } from '../../domain/texts.ts';
import { plain, waitForMorning } from '../alerts/compose-alert.ts';
import type { Settings } from '../config/environment.ts';
import { senderText } from '../newsletter/newsletter-mail.ts';
import { type Mail, mailChannel } from '../sending/channels/mail.ts';
import { enqueue, type OutboxRow } from '../sending/outbox.ts';
import type { Channel, SendError } from '../sending/worker.ts';
import { readCase, readFields } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import { readDocument } from '../store/documents.ts';
import { insertLink, readStatus } from '../store/status-links.ts';
import { isWished, mayBeAsked, referrerChannel, stopMails } from './mail-wishes.ts';

const words = {
  en: { mail: en, status: statusEn },
  zh: { mail: zh, status: statusZh },
};

/** Milliseconds between two mails about a referral, at least. */
const pause = 24 * 3_600_000;
/** Longer than any mail waits: what is to be looked at later was noted by a wrong clock. */
const longestWait = 3 * pause;
/** How many referrals are looked at in one transaction. */
const batchSize = 500;

/** Puts what is new into the outbox, for each referrer who has asked for it: at most once a day, and not at night. */
export async function lookForNews(database: Database): Promise<void> {
  const { all, transact, clock } = database;
  while (all(selectDue, clock(), longestWait, 1).length > 0) {
    await transact(() => {
      for (const row of all(selectDue, clock(), longestWait, batchSize) as Due[]) lookAt(database, row);
    });
  }
}

type Due = { subject: string; sentAt: number | null; toldAt: number | null };

function lookAt(database: Database, { subject, sentAt, toldAt }: Due) {
  const { run, clock } = database;
  const now = clock();
  // A time that is ahead was noted by a wrong clock, and must not silence anything until then.
  const past = (time: number | null) => (time !== null && time <= now ? time : null);
  const status = isWished(database, subject) ? readStatus(database, subject)?.status : undefined;
  const news = status ? newsOf(status) : null;
  if (!news || news.at <= Number(past(toldAt))) {
    run('UPDATE referrer_mails SET check_at = NULL WHERE subject = ?', subject);
    return;
  }
  const allowed = Math.max(now, Number(past(sentAt)) + pause);
  const at = isQuiet(allowed) ? endOfQuiet(allowed) : allowed;
  if (at > now) {
    run('UPDATE referrer_mails SET check_at = ? WHERE subject = ?', at, subject);
    return;
  }
  run('UPDATE referrer_mails SET check_at = NULL, sent_at = ?, told_at = ? WHERE subject = ?', now, news.at, subject);
  // One that could not be sent yet is not news any more.
  run('DELETE FROM outbox WHERE channel = ? AND subject = ?', referrerChannel, subject);
  const key = `${referrerChannel}:news@${now}:${subject}`;
  enqueue(database, { channel: referrerChannel, key, subject, payload: { of: news.at } });
}

type Options = {
  database: Database;
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteUrl' | 'apiOrigin'>;
  folder: string;
  log: { warn(line: object, message: string): void };
};

/** Sends the mails to referrers. To an address that its mail server refuses nothing is sent any more. */
export function referrerMails({ database, settings, folder, log }: Options): Channel {
  const { smtpUrl, mailFrom = '', siteUrl, apiOrigin = siteUrl } = settings;
  const { hostname: domain } = new URL(siteUrl);
  // Another attempt has the same link: links of mails that arrived must not end for those that did not.
  const secrets = new Map<string, string>();
  const compose = (row: OutboxRow) =>
    composeMail(database, apiOrigin, row, async () => {
      const secret = secrets.get(row.key) ?? (await database.transact(() => insertLink(database, row.subject, 'mail')));
      secrets.set(row.key, secret);
      return secret;
    });
  const channel = mailChannel({ smtpUrl, from: mailFrom, folder, domain, compose });
  return {
    givesUp: false,
    async send(row) {
      try {
        await channel.send(row);
        secrets.delete(row.key);
        // It may have waited for the mail server: the day begins when it has left.
        await database.transact(() => void database.run(updateSent, database.clock(), row.subject));
      } catch (error) {
        const { isPermanent, message: reason } = error as SendError;
        if (!isPermanent) throw error;
        log.warn({ reason }, 'A mail to a referrer was refused');
        await database.transact(() => stopMails(database, row.subject));
      }
    },
  };
}

/** A mail as it is true when it is sent; null where it is not wanted any more, or something newer will be told. */
async function composeMail(
  database: Database,
  origin: string,
  { subject, payload }: OutboxRow,
  makeLink: () => Promise<string>,
): Promise<Mail | null> {
  const found = readCase(database, subject);
  const page = readStatus(database, subject);
  const to = `${(found && readFields(database, found)?.referrerEmail) ?? ''}`;
  const news = page && newsOf(page.status);
  const isNews = payload.of !== undefined;
  const isTrue = isNews ? isWished(database, subject) && news?.at === payload.of : mayBeAsked(database, subject);
  if (!page || to === '' || !isTrue) return null;
  waitForMorning(database.clock());
  const language = readDocument(database, 'referrals', page.reference)?.arrival.language ?? 'en';
  const secret = await makeLink();
  const link = `${origin}${statusPath(language, { link: secret })}`;
  const { mail } = words[language];
  const values = { reference: shortReference(page.reference), link, stop: `${link}#mail` };
  const about = { ...values, business: plain(page.business), news: newsText(page.status, language) };
  // What somebody typed is not sent to an address that is not known to be theirs.
  const [title, text] = isNews
    ? [fill(mail.news.subject, about), fill(mail.news.text, about)]
    : [fill(mail.confirm.subject, values), fill(mail.confirm.text, { ...values, link: values.stop })];
  return {
    to,
    subject: title,
    text: [text, senderText(language)].join('\n\n'),
    language: languageTags[language],
    unsubscribe: `${origin}${statusPath(language, { link: secret, action: 'mail-stop' })}`,
  };
}

/** What is new, in the words of the page. */
function newsText(status: ReferralStatus, language: Language): string {
  const { steps, question } = words[language].status;
  if (status.question) return [question.why[status.question], question.title].join('\n\n');
  const kind = newsOf(status)?.kind;
  return kind && kind !== 'question' ? steps[kind] : '';
}

const updateSent = 'UPDATE referrer_mails SET sent_at = ? WHERE subject = ? AND sent_at IS NOT NULL';
const selectDue = `SELECT subject, sent_at AS sentAt, told_at AS toldAt FROM referrer_mails
  WHERE check_at <= ?1 OR check_at > ?1 + ?2 ORDER BY check_at LIMIT ?3`;
