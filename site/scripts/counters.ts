import { counterTimings } from './constants.ts';

const { delay, duration, step } = counterTimings;

/**
 * Shows the initial value of every figure marked with `data-counter`, and counts from there to its target when it is seen
 * (docs/spec.md §4.4, §9: 2000 ms in 16 ms steps, after 500 ms). Counting from zero was tried: a figure that nobody gave stood
 * between the two.
 */
export function startCounters(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const counter of document.querySelectorAll<HTMLElement>('[data-counter]')) {
    const initial = Number(counter.dataset.initial);
    const target = Number(counter.dataset.counter);
    // Not with `toLocaleString`: its first call loads locale data, which blocks a phone for 12 ms.
    const show = (share: number) => {
      const figure = String(Math.floor(initial + (target - initial) * share));
      counter.textContent = `${figure.replace(/\B(?=(?:\d{3})+$)/g, ',')}+`;
    };
    const count = () => {
      let steps = 0;
      const timer = setInterval(() => {
        steps += 1;
        const share = Math.min((steps * step) / duration, 1);
        show(share);
        if (share === 1) clearInterval(timer);
      }, step);
    };
    show(0);
    // Until now the styles showed it (`initial-value`).
    delete counter.dataset.first;
    new IntersectionObserver((entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setTimeout(count, delay);
    }).observe(counter);
  }
}
