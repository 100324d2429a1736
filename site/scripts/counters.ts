import { counterTimings } from './constants.ts';

const { delay, duration, step } = counterTimings;
// Not `toLocaleString`: its first call loads locale data, which blocks a phone for 12 ms.
const shown = (figure: number) => `${String(Math.floor(figure)).replace(/\B(?=(?:\d{3})+$)/g, ',')}+`;

/** Counts every figure marked with `data-counter` up from zero to its target (docs/spec.md §9: 2000 ms in 16 ms steps, after 500 ms). */
export function startCounters(): void {
  const counters = [...document.querySelectorAll<HTMLElement>('[data-counter]')];
  const show = (share: number) => {
    for (const counter of counters) counter.textContent = shown(Number(counter.dataset.counter) * share);
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(1);
    return;
  }
  setTimeout(() => {
    let steps = 0;
    const timer = setInterval(() => {
      steps += 1;
      const share = Math.min((steps * step) / duration, 1);
      show(share);
      if (share === 1) clearInterval(timer);
    }, step);
  }, delay);
}
