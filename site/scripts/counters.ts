import { counterTimings } from './constants.ts';

const { delay, duration, step } = counterTimings;

/** Writes a figure into a counter. Not with `toLocaleString`: its first call loads locale data, which blocks a phone for 12 ms. */
function show(counter: HTMLElement, figure: number): void {
  counter.textContent = `${String(Math.floor(figure)).replace(/\B(?=(?:\d{3})+$)/g, ',')}+`;
}

/**
 * Shows the initial value of every figure marked with `data-counter`, and counts from there to its target when it is seen
 * (docs/spec.md §4.4, §9: 2000 ms in 16 ms steps, after 500 ms). Counting from zero was tried: a figure that nobody gave stood
 * between the two.
 */
export function startCounters(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      setTimeout(() => count(target as HTMLElement), delay);
    }
  });
  for (const counter of document.querySelectorAll<HTMLElement>('[data-counter]')) {
    counter.classList.remove('initial-value');
    counter.textContent = counter.dataset.initial ?? '';
    observer.observe(counter);
  }
}

function count(counter: HTMLElement): void {
  const initial = Number(counter.dataset.initial?.replace(/\D/g, ''));
  const target = Number(counter.dataset.counter);
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    const share = Math.min((steps * step) / duration, 1);
    show(counter, initial + (target - initial) * share);
    if (share === 1) clearInterval(timer);
  }, step);
}
