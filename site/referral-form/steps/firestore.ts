import { initializeApp } from '@firebase/app';
import { doc, type Firestore, initializeFirestore, setDoc, setLogLevel } from '@firebase/firestore/lite';
import type { ReferralSubmission } from '../../../domain/referral.ts';
import type { Endpoints } from '../steps.ts';

let firestore: Firestore | null = null;

/** Our own server speaks the one Firestore call the SDK makes, so embedded and cloud differ in the host alone. */
function connect({ apiOrigin, firestoreProjectId, firestoreApiKey }: Endpoints): Firestore {
  // A failed call would write the whole referral to the console.
  setLogLevel('silent');
  if (firestoreProjectId) {
    return initializeFirestore(initializeApp({ projectId: firestoreProjectId, apiKey: firestoreApiKey }), {});
  }
  const { host, protocol } = new URL(apiOrigin || location.origin);
  return initializeFirestore(initializeApp({ projectId: 'encore' }), { host, ssl: protocol === 'https:' });
}

/**
 * The SDK takes any JSON with a 200 for a success and keeps the answer to itself. From a server that answers garbage nobody
 * may be told that all is well, so a commit's answer is looked at on its way to the SDK.
 */
function distrustCommits() {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !String(input).includes(':commit')) return response;
    const answer: { commitTime?: unknown } | null = await response.clone().json();
    if (typeof answer?.commitTime !== 'string') throw new Error('The answer is not that of a commit');
    return response;
  };
}

/**
 * Call 1 (docs/spec.md §7): adds the submission to the collection `referrals` under its id.
 * @throws when the store refuses it or cannot be reached
 */
export async function addToCloud(submission: ReferralSubmission, endpoints: Endpoints): Promise<void> {
  if (!firestore) {
    firestore = connect(endpoints);
    distrustCommits();
  }
  await setDoc(doc(firestore, 'referrals', submission.submissionId), submission);
}
