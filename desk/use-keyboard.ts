import { useEffect } from 'react';

/** An element says in `data-key` which key presses or focuses it. */
const rows = '[data-row]';
const fields = 'textarea, input:not([type=hidden]), button';

const switchedOff = 'deskKeysOff';

/** False on a device where the member has switched single keys off: somebody who dictates would press them (WCAG 2.1.4). */
export function hasKeys(): boolean {
  try {
    return localStorage.getItem(switchedOff) === null;
  } catch {
    return true;
  }
}

/** Switches the keys of this device on or off; the digits in the buttons follow. */
export function switchKeys(isOn: boolean) {
  document.documentElement.toggleAttribute('data-keys-off', !isOn);
  try {
    if (isOn) localStorage.removeItem(switchedOff);
    else localStorage.setItem(switchedOff, '1');
  } catch {
    // Without storage they are as they are until the page is left.
  }
}

/**
 * The keys of the desk. They are quiet while somebody types or an input method composes, and with Ctrl, Alt or Meta. In a list, a key
 * works on the row that has the focus.
 */
export function useKeyboard() {
  useEffect(() => {
    switchKeys(hasKeys());
    function onKeyDown(event: KeyboardEvent) {
      if (!hasKeys()) return;
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
      // A choice is opened, and not made.
      else if (found.matches('fieldset')) found.querySelector<HTMLElement>(fields)?.focus();
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
