import { isSubmissionId, type ReferralSubmission } from '../../domain/referral.ts';
import { deliver } from './chain.ts';
import { Refused } from './steps/api.ts';
import { removeFromDevice, waitingOnDevice } from './steps/local-storage.ts';
import { type Endpoints, onlineSteps } from './steps.ts';

/** Beside the list itself (whose shape is docs/spec.md §7's): when to try again, and what was refused for good. */
const key = 'referralOutbox';
export const firstPause = 5_000;
const longestPause = 5 * 60_000;

/** Fired on `window` whenever the list has changed; `detail` is how many have just been sent. */
export const outboxEvent = 'outbox';

type Progress = { attempts: number; notBefore: number; refused: string[] };

export type Outbox = { waiting: ReferralSubmission[]; refused: ReferralSubmission[] };

/** What waits on this device, apart from what a server will never take; nothing where the browser has no storage. */
export function readOutbox(): Outbox {
  const { refused } = progress();
  const isRefused = ({ submissionId }: ReferralSubmission) =>
    !isSubmissionId(submissionId) || refused.includes(submissionId);
  try {
    const list = waitingOnDevice().filter((item) => typeof item === 'object' && item !== null);
    return { waiting: list.filter((item) => !isRefused(item)), refused: list.filter(isRefused) };
  } catch {
    return { waiting: [], refused: [] };
  }
}

/**
 * Sends what waits, now and again until it has arrived: when the browser is back online, and after growing pauses. Safe to
 * call at any time and in every tab.
 * @param pause milliseconds to wait before the first attempt
 */
export function keepSending(endpoints: Endpoints, pause = progress().notBefore - Date.now()): void {
  if (readOutbox().waiting.length === 0) return;
  const waited = new AbortController();
  const send = async () => {
    waited.abort();
    clearTimeout(timer);
    await inOneTab(() => sendWaiting(endpoints));
    keepSending(endpoints, Math.max(firstPause, progress().notBefore - Date.now()));
  };
  // A clock that was set back must not make it wait for longer than it ever does.
  const timer = setTimeout(send, Math.min(Math.max(0, pause), longestPause));
  addEventListener('online', send, { signal: waited.signal });
}

/** Sends each waiting submission once; it leaves the list only when a store has confirmed it. */
async function sendWaiting(endpoints: Endpoints): Promise<void> {
  let sent = 0;
  const { attempts, refused } = progress();
  for (const submission of readOutbox().waiting) {
    const { savedBy, errors } = await deliver(submission, onlineSteps(endpoints));
    if (savedBy) {
      await removeFromDevice(submission.submissionId);
      sent += 1;
    } else if (errors.some((error) => error instanceof Refused)) refused.push(submission.submissionId);
    else break;
  }
  const done = readOutbox().waiting.every(({ submissionId }) => refused.includes(submissionId));
  const pause = Math.min(firstPause * 2 ** (attempts + 1), longestPause);
  keepProgress({ attempts: done ? 0 : attempts + 1, notBefore: done ? 0 : Date.now() + pause, refused });
  dispatchEvent(new CustomEvent(outboxEvent, { detail: sent }));
}

/** One tab sends at a time; the others look again later. Without Web Locks (plain http) each sends: ids make that harmless. */
async function inOneTab(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    else await new Promise((resolve) => setTimeout(resolve, firstPause));
  });
}

function progress(): Progress {
  try {
    const { attempts, notBefore, refused } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? {};
    return { attempts: attempts || 0, notBefore: notBefore || 0, refused: Array.isArray(refused) ? refused : [] };
  } catch {
    return { attempts: 0, notBefore: 0, refused: [] };
  }
}

function keepProgress(progress: Progress): void {
  try {
    if (progress.attempts === 0 && progress.refused.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // Without room for it the next pause is the first one again.
  }
}
