import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds for a line, and for all lines that have changed. */
const line = 80;
const longest = 520;

/** Printing begins when the slot is above this part of the window. */
const inSight = 0.7;

/**
 * Moves the paper of a receipt like a printer: out of its slot when it is first seen, and line by line when figures have changed.
 * Not in the styles of the page, which would be larger before anybody touches the calculator.
 * @param printings counts the changes that are shown; while somebody keeps changing figures it stays, and they are replaced at once
 */
export function usePrinter(paper: RefObject<HTMLElement | null>, printings: number): void {
  const last = useRef<{ texts?: string[]; printings: number }>({ printings });
  useEffect(() => (isStill() || !paper.current ? undefined : printWhenSeen(paper.current)), [paper]);
  useEffect(() => {
    const rows = [...(paper.current?.querySelectorAll('dl > div') ?? [])];
    const texts = rows.map((row) => row.textContent);
    const changed = rows.filter((_, place) => last.current.texts && texts[place] !== last.current.texts[place]);
    const isShown = printings !== last.current.printings;
    last.current = { texts, printings };
    if (changed.length === 0 || isStill()) return;
    for (const animation of paper.current?.getAnimations({ subtree: true }) ?? []) animation.finish();
    if (isShown) printLines(paper.current, changed);
  });
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function printLines(paper: HTMLElement | null, rows: Element[]) {
  const each = Math.min(line, longest / rows.length);
  for (const [place, row] of rows.entries())
    row.animate(
      { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] },
      { duration: each, delay: place * each, fill: 'backwards', easing: 'steps(6)' },
    );
  paper?.animate({ translate: ['0', '0 3px', '0'] }, { duration: each, iterations: rows.length, easing: 'steps(2)' });
  if (paper) stampAndRecoil(paper, each * rows.length);
}

/**
 * The lamp of the printer blinks while it prints; then the paper is stamped, and gives way a little. It does not turn: by less
 * than a degree, its long edges would be stairs.
 * @param printing milliseconds that the printing takes
 */
function stampAndRecoil(paper: HTMLElement, printing: number) {
  const lamp = { '--lamp': ['#f8c94e', '#4a382e'] };
  const blinks = paper.parentElement?.animate(lamp, { duration: 120, iterations: Math.ceil(printing / 120) });
  const stamp = paper.animate([{ scale: 1.8, opacity: 0 }, { scale: 0.93, opacity: 1, offset: 0.6 }, {}], {
    pseudoElement: '::after',
    duration: 280,
    delay: printing + 120,
    fill: 'backwards',
    easing: 'ease-in',
  });
  const recoil = paper.animate(
    { translate: ['0', '0 5px', '0 -2px', '0 1px', '0'] },
    { duration: 700, delay: printing + 280, easing: 'ease-in-out' },
  );
  return [blinks, stamp, recoil];
}

/** A receipt that is already in sight stays: it would vanish first. */
function printWhenSeen(paper: HTMLElement) {
  const { top, bottom } = paper.getBoundingClientRect();
  if (top < innerHeight * inSight && bottom > 0) return;
  const printing = paper.animate(
    { translate: ['0 -100%', '0'], clipPath: ['inset(100% -1rem 0)', 'inset(0 -1rem 0)'] },
    { duration: 600, fill: 'backwards', easing: 'steps(15)' },
  );
  const all = [printing, ...stampAndRecoil(paper, 600)];
  for (const animation of all) animation?.pause();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    for (const animation of all) animation?.play();
    observer.disconnect();
  });
  // The paper itself is not in its place.
  if (paper.parentElement) observer.observe(paper.parentElement);
  const finish = () => {
    for (const animation of all) animation?.finish();
  };
  addEventListener('beforeprint', finish);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', finish);
  };
}
