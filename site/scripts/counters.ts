import { counterTimings } from './constants.ts';

const { delay, duration, step } = counterTimings;

/** Writes a figure into a counter. Not with `toLocaleString`: its first call loads locale data, which blocks a phone for 12 ms. */
function show(counter: HTMLElement, figure: number): void {
  counter.textContent = `${String(Math.floor(figure)).replace(/\B(?=(?:\d{3})+$)/g, ',')}+`;
}

/**
 * Counts every figure marked with `data-counter` from zero to its target when it is seen (docs/spec.md §9: 2000 ms in 16 ms
 * steps, after 500 ms). A counter outside the window gets its initial value at once, where nobody sees the change. One
 * that is visible from the start never gets it: its target would jump to that value for one frame before it falls to zero.
 */
export function startCounters(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const counter = target as HTMLElement;
      if (isIntersecting) {
        observer.unobserve(counter);
        setTimeout(() => count(counter), delay);
      } else show(counter, Number(counter.dataset.initial));
    }
  });
  for (const counter of document.querySelectorAll<HTMLElement>('[data-counter]')) observer.observe(counter);
}

function count(counter: HTMLElement): void {
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    const share = Math.min((steps * step) / duration, 1);
    show(counter, Number(counter.dataset.counter) * share);
    if (share === 1) clearInterval(timer);
  }, step);
}
