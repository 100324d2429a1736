import './behaviours/page.ts';
import { wakeIslands } from './behaviours/islands.ts';
import { wakeOutbox } from './behaviours/waiting-referrals.ts';
import { whenNear } from './behaviours/when-near.ts';
import { whenShown } from './behaviours/when-shown.ts';

/** Each island's code, loaded only when someone comes near it. */
wakeIslands({ 'referral-form': () => import('./referral-form/island.ts') });

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
  whenNear(form, () => import('./behaviours/forms.ts').then(({ wakeForm }) => wakeForm(form)));

if (document.querySelector('[data-counter]'))
  import('./behaviours/counters.ts').then(({ startCounters }) => whenShown(startCounters));

whenShown(wakeOutbox);
