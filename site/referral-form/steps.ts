import type { FillingSigns } from '../../domain/spam.ts';
import type { Step } from './chain.ts';
import { sendToFallback } from './steps/api.ts';
import { appendToDevice } from './steps/local-storage.ts';

/** Where the calls of the chain go; props of the island, from the settings of the build. */
export type Endpoints = {
  /** Origin of the API; empty for the page's own. */
  apiOrigin: string;
  /** Google Firestore's project and key; an empty project means the embedded store of our own server. */
  firestoreProjectId: string;
  firestoreApiKey: string;
};

/** Milliseconds a call may take before the next one is tried: an SDK write can hang rather than fail. */
const callLimit = 8000;

/** Loads the Firestore SDK; called when someone starts the form, so that it is there when they submit. */
export const loadCloud = () => import('./steps/firestore.ts');

/** Call 1, the cloud document store (docs/spec.md §7). */
function cloudStep(endpoints: Endpoints): Step<'cloud'> {
  return {
    name: 'cloud',
    limit: callLimit,
    send: async (submission) => (await loadCloud()).addToCloud(submission, endpoints),
  };
}

/** Call 2, our own endpoint (docs/spec.md §7). */
function fallbackStep({ apiOrigin }: Endpoints, signs: FillingSigns | null): Step<'fallback'> {
  return {
    name: 'fallback',
    limit: callLimit,
    send: (submission, signal) => sendToFallback({ submission, signs, apiOrigin, signal }),
  };
}

/** The two steps that reach a store; what waits on the device is sent through them again. */
export function onlineSteps(endpoints: Endpoints): Step<'cloud' | 'fallback'>[] {
  return [cloudStep(endpoints), fallbackStep(endpoints, null)];
}

/**
 * The whole chain (docs/spec.md §4.2): cloud document store, our endpoint, this device.
 * @param signs how a suspicious form was filled: then call 1 is left out, because only our endpoint can keep it aside
 */
export function allSteps(endpoints: Endpoints, signs: FillingSigns | null): Step<'cloud' | 'fallback' | 'device'>[] {
  const device = {
    name: 'device',
    limit: callLimit,
    send: appendToDevice,
  } as Step<'device'>;
  return [...(signs ? [] : [cloudStep(endpoints)]), fallbackStep(endpoints, signs), device];
}
