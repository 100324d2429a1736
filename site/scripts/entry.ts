import './page.ts';
import { wakeIslands } from './islands.ts';
import { wakeOutbox } from './outbox.ts';
import { whenNear } from './when-near.ts';
import { whenShown } from './when-shown.ts';

/** Each island's code, loaded only when someone comes near it. */
wakeIslands({ 'referral-form': () => import('../referral-form/island.ts') });

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
  whenNear(form, () => import('./forms.ts').then(({ wakeForm }) => wakeForm(form)));

if (document.querySelector('[data-counter]'))
  import('./counters.ts').then(({ startCounters }) => whenShown(startCounters));

whenShown(wakeOutbox);
