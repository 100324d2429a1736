import type { SubmissionMetadata } from '../../domain/spam.ts';
import type { Step } from './chain.ts';
import { sendToApi } from './steps/api.ts';
import type { Endpoints } from './steps/call.ts';
import { commitToFirestore } from './steps/firestore.ts';
import { appendToDevice } from './steps/local-storage.ts';

/** Where the page sends to; it says nothing when all are ours. */
export function endpointsOfPage(): Endpoints {
  const ours = { apiOrigin: '', firestoreProjectId: '', firestoreApiKey: '' };
  return { ...ours, ...JSON.parse(document.documentElement.dataset.endpoints ?? '{}') };
}

/** Milliseconds a call may take before the next one is tried. */
export const callLimit = 8000;

/** Calls 1 and 2, which reach a store; what is sent again goes through them, too. */
export function onlineSteps(endpoints: Endpoints, metadata: SubmissionMetadata): Step<'cloud' | 'fallback'>[] {
  return [
    {
      name: 'cloud',
      limit: callLimit,
      send: (submission, signal) => commitToFirestore({ submission, metadata, endpoints, signal }),
    },
    {
      name: 'fallback',
      limit: callLimit,
      send: (submission, signal) => sendToApi({ submission, metadata, endpoints, signal }),
    },
  ];
}

/** The whole chain (docs/spec.md §4.2): cloud document store, our endpoint, this device. */
export function allSteps(endpoints: Endpoints, metadata: SubmissionMetadata): Step<'cloud' | 'fallback' | 'device'>[] {
  return [...onlineSteps(endpoints, metadata), { name: 'device', limit: callLimit, send: appendToDevice }];
}
