import './page.ts';
import type { Language } from '../../domain/languages.ts';
import { type Islands, startIslands } from './islands.ts';
import { whenShown } from './when-shown.ts';

const islands = {
  calculator: () => import('../islands/calculator.ts'),
  'contact-form': () => import('../islands/contact-form.ts'),
  copy: () => import('./copy.ts'),
  'impact-calculator': () => import('../islands/impact-calculator.ts'),
  'newsletter-form': () => import('../islands/newsletter-form.ts'),
  'partnership-form': () => import('../islands/partnership-form.ts'),
  'referral-form-en': () => import('../islands/referral-form-en.ts'),
  'referral-form-zh': () => import('../islands/referral-form-zh.ts'),
  search: () => import('./search.ts'),
  shelf: () => import('../islands/shelf.ts'),
} satisfies Islands & Record<`referral-form-${Language}`, unknown>;

// In a frame: it reads where the page is scrolled to and what forms hold, each of which needs a layout.
requestAnimationFrame(() => startIslands(islands));

if (document.querySelector('[data-counter]'))
  import('./counters.ts').then((counters) => whenShown(counters.startCounters));

// Null outside a frame, and in a frame of another site.
const { frameElement } = window;
const framed = document.querySelector('[data-framed]');
if (frameElement && framed) import('./frame-height.ts').then(({ fitFrame }) => fitFrame(frameElement, framed));

whenShown(resumeSoon);

/** On any page, sends the referrals that an earlier visit could only store, and ends what is too old. Without any, no code is loaded. */
function resumeSoon(): void {
  try {
    if (!Object.keys(localStorage).some((key) => key.startsWith('referral'))) return;
  } catch {
    return;
  }
  import('../referral-form/next-visit.ts').then((visit) => visit.resumeReferrals());
}
