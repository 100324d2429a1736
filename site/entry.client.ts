import './behaviours/page.ts';
import { wakeIslands } from './behaviours/islands.ts';

/** Each island's code, loaded only when someone comes near it. */
wakeIslands({ 'referral-form': () => import('./referral-form/island.ts') });

if (document.querySelector('[data-counter]'))
  import('./behaviours/counters.ts').then(({ startCounters }) => startCounters());
