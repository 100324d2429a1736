import { useEffect } from 'react';

/** An element says in `data-key` which key presses or focuses it. */
const rows = '[data-row]';
const fields = 'textarea, input:not([type=hidden]), button';

/**
 * The keys of the desk. They are quiet while somebody types or an input method composes, and with Ctrl, Alt or Meta. In a list, a key
 * works on the row that has the focus.
 */
export function useKeyboard() {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target, key } = event;
      if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return;
      if (target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return;
      if (key === 'j' || key === 'k') {
        moveFocus(key === 'j' ? 1 : -1);
        return event.preventDefault();
      }
      const selector = `[data-key=${CSS.escape(key)}]`;
      const row = target.closest('[data-row-of]');
      const found = row?.querySelector<HTMLElement>(selector) ?? outsideRows(selector);
      if (!found) return;
      event.preventDefault();
      if (found.matches('input, textarea')) found.focus();
      else found.click();
      // What opens is typed into.
      if (found.matches('summary')) found.parentElement?.querySelector<HTMLElement>(fields)?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function outsideRows(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[data-row-of]'));
}

function moveFocus(step: number) {
  const all = [...document.querySelectorAll<HTMLElement>(rows)];
  const here = all.findIndex((row) => row.closest('[data-row-of]')?.contains(document.activeElement));
  const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), all.length - 1);
  all[next]?.focus();
}
