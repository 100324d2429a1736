import type { ReferralSubmission } from '../../domain/referral.ts';
import type { SubmissionMetadata } from '../../domain/spam.ts';

/**
 * What this device stores of unsent referrals besides the list `referralSubmissions`, whose format docs/spec.md §7
 * defines: when to send again, and the state of each submission, by id.
 */
const key = 'referralOutbox';
const mostSent = 10;

/** What was sent from this device; the day is in its id. */
export type Sent = Pick<ReferralSubmission, 'submissionId' | 'businessName'>;

export type UnsentNotes = {
  /** Failed attempts in a row. */
  attempts: number;
  /** Milliseconds since 1970 before which nothing is sent again. */
  notBefore: number;
  /** Permanently refused by our server. */
  refused: string[];
  /** Confirmed by a store, the latest last: every tab can show the state of its own submission, and the page a list. */
  sent: Sent[];
  metadata: Record<string, SubmissionMetadata>;
  /** A secret of this device; see `device-link.ts`. */
  key: string;
};

/** Makes the private link of a referral, and gives what is sent of it; by `device-link.ts`, which is loaded with the last card. */
export const links: { make?(submissionId: string): Promise<string> } = {};

/** The notes; a missing or damaged value is replaced by its initial one. */
export function readNotes(): UnsentNotes {
  let stored: Partial<Record<keyof UnsentNotes, unknown>> | null = null;
  try {
    stored = JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // No storage, or no JSON.
  }
  const { attempts, notBefore, refused, sent, metadata, key: secret } = stored ?? {};
  return {
    attempts: Number(attempts) || 0,
    notBefore: Number(notBefore) || 0,
    refused: listOf(refused),
    sent: listOf(sent),
    metadata: { ...(metadata as UnsentNotes['metadata']) },
    key: secret ? `${secret}` : '',
  };
}

/** Changes some of the notes. When storage is full, the next pause is the first one again. */
export function updateNotes(change: (notes: UnsentNotes) => Partial<UnsentNotes>): void {
  const before = readNotes();
  try {
    localStorage.setItem(key, JSON.stringify({ ...before, ...change(before) }));
  } catch {
    // Full or forbidden storage.
  }
}

/** Called once a store has a submission. */
export function recordSent({ submissionId, businessName }: Sent): void {
  updateNotes(({ sent }) => ({ sent: [...sent.slice(1 - mostSent), { submissionId, businessName }] }));
}

function listOf<Item>(value: unknown): Item[] {
  return Array.isArray(value) ? value : [];
}
