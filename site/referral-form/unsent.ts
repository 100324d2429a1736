import { isLanguage, languageOfPath } from '../../domain/languages.ts';
import { isSubmissionId, type ReferralSubmission } from '../../domain/referral.ts';
import type { SubmissionMetadata } from '../../domain/spam.ts';
import { deliver } from './chain.ts';
import { Refused } from './steps/api.ts';
import type { Endpoints } from './steps/call.ts';
import { removeFromDevice, submissionsOnDevice } from './steps/local-storage.ts';
import { endpointsOfPage, onlineSteps } from './steps.ts';
import { readNotes, recordSent, type Sent, updateNotes } from './unsent-notes.ts';

export const firstPause = 5_000;
const longestPause = 5 * 60_000;

/** Fired on `window` whenever the list of unsent referrals has changed; `detail` is how many submissions have just been sent. */
export const unsentEvent = 'unsent';

export type Unsent = { waiting: ReferralSubmission[]; refused: ReferralSubmission[]; sent: Sent[] };

/** The referrals stored on this device: those that will be sent again, and those refused; empty without browser storage. */
export function readUnsent(): Unsent {
  const { refused, sent } = readNotes();
  const isRefused = ({ submissionId }: ReferralSubmission) =>
    !isSubmissionId(submissionId) || refused.includes(submissionId);
  try {
    const list = submissionsOnDevice();
    return { waiting: list.filter((item) => !isRefused(item)), refused: list.filter(isRefused), sent };
  } catch {
    return { waiting: [], refused: [], sent };
  }
}

/** `sent`: a store has it. `waiting`: on this device, will be sent again. `refused`: permanently refused by our server. */
export type DeliveryState = 'sent' | 'waiting' | 'refused';

/** The state of a submission that this tab could only store on the device. */
export function deliveryStateOf(submissionId: string, { refused, sent, waiting }: Unsent): DeliveryState {
  const isIt = (item: Sent | null) => item?.submissionId === submissionId;
  if (refused.some(isIt)) return 'refused';
  return sent.some(isIt) && !waiting.some(isIt) ? 'sent' : 'waiting';
}

/** Records what the list cannot hold, after the chain has stored a submission on the device. */
export function recordStored(submissionId: string, metadata: SubmissionMetadata, isRefused: boolean): void {
  updateNotes((notes) => ({
    metadata: { ...notes.metadata, [submissionId]: metadata },
    refused: isRefused ? [...notes.refused, submissionId] : notes.refused,
  }));
  dispatchEvent(new CustomEvent(unsentEvent, { detail: 0 }));
}

/** The timer of the next attempt; a page has one at most. */
let next: { cancel(): void } | null = null;
let sending = false;

/**
 * Sends the stored referrals until all have arrived: when the browser is online again, and after growing pauses. It may be
 * called at any time and in every tab; a later call replaces the timer of an earlier one.
 * @param pause milliseconds to wait before the first attempt
 */
export function keepSending(endpoints = endpointsOfPage(), pause = readNotes().notBefore - Date.now()): void {
  next?.cancel();
  if (readUnsent().waiting.length === 0) return;
  const attempt = async () => {
    cancel();
    // The attempt in progress sets the next timer when it ends.
    if (sending) return;
    sending = true;
    await inOneTab(() => sendWaiting(endpoints)).catch(console.warn);
    sending = false;
    keepSending(endpoints, Math.max(firstPause, readNotes().notBefore - Date.now()));
  };
  // When the clock was set back, it still waits no longer than the longest pause.
  const timer = setTimeout(attempt, Math.min(Math.max(0, pause), longestPause));
  addEventListener('online', attempt);
  const cancel = () => {
    clearTimeout(timer);
    removeEventListener('online', attempt);
  };
  next = { cancel };
}

/** Sends each waiting submission once; it leaves the list only when a store has confirmed it. */
async function sendWaiting(endpoints: Endpoints): Promise<void> {
  let sent = 0;
  let failed = false;
  for (const submission of readUnsent().waiting) {
    const { submissionId } = submission;
    const { savedBy, errors } = await deliver(submission, onlineSteps(endpoints, metadataOf(submissionId)));
    const isRefused = errors.some((error) => error instanceof Refused);
    if (savedBy) {
      recordSent(submission);
      await removeFromDevice(submissionId);
      sent += 1;
    } else if (isRefused) updateNotes(({ refused }) => ({ refused: [...refused, submissionId] }));
    else {
      failed = true;
      break;
    }
  }
  const kept = new Set(submissionsOnDevice().map(({ submissionId }) => submissionId));
  updateNotes(({ attempts, metadata }) => {
    const pause = Math.min(firstPause * 2 ** (attempts + 1), longestPause);
    return {
      ...(failed ? { attempts: attempts + 1, notBefore: Date.now() + pause } : { attempts: 0, notBefore: 0 }),
      metadata: Object.fromEntries(Object.entries(metadata).filter(([id]) => kept.has(id))),
    };
  });
  dispatchEvent(new CustomEvent(unsentEvent, { detail: sent }));
}

/**
 * The metadata of a submission. Where the notes are damaged, the language is that of the page that sends it; of the rest the stores
 * ignore what is not as it should be.
 */
function metadataOf(submissionId: string): SubmissionMetadata {
  const { [submissionId]: kept } = readNotes().metadata;
  const language = isLanguage(kept?.language) ? kept.language : (languageOfPath(location.pathname) ?? 'en');
  return { website: '', ...kept, language };
}

/** Only one tab sends at a time; the others retry later. Without Web Locks (plain http) each sends; the ids prevent duplicates. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request('referralOutbox', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
