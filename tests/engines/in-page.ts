/** Functions that run in a page: they can use nothing around them. */

/** An element that is shown, as a person names it: a link or button by its text or label, a field by its label. */
export function find(kind: 'link' | 'button' | 'field' | 'summary', name: string): Element | undefined {
  const selectors = { link: 'a', button: 'button', field: 'label', summary: 'summary' };
  const named = [...document.querySelectorAll(selectors[kind])].find((element) => {
    const own = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return element.checkVisibility() && (kind === 'field' ? own.startsWith(name) : own === name);
  });
  const found = kind === 'field' ? (named as HTMLLabelElement | undefined)?.control : named;
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? undefined;
}

/** Chooses an option of a list by its stored value. By script, because the open list is a window of the system. */
export function choose(label: string, value: string): void {
  const named = [...document.querySelectorAll('label')].find((element) =>
    element.textContent?.trim().startsWith(label),
  );
  const list = named?.control as HTMLSelectElement;
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether the script of the page has begun, which adds the manifest first. */
export const scriptRuns = (): boolean => document.querySelector('link[rel=manifest]') !== null;

/** Whether this is the path, query and fragment of the page. */
export const addressIs = (wanted: string): boolean => location.pathname + location.search + location.hash === wanted;

/** Whether a field has the focus and shows its label below the bar. */
export function isFocusedFieldShown(label: string): boolean {
  const own = (document.activeElement as HTMLInputElement | null)?.labels?.[0];
  const bar = document.querySelector('header')?.getBoundingClientRect();
  const box = own?.getBoundingClientRect();
  return !!own?.textContent?.startsWith(label) && !!bar && !!box && box.top > bar.bottom && box.bottom < innerHeight;
}

/** Whether a menu is open, and inside the window. */
export function menuState(id: string): { isOpen: boolean; isInside: boolean } {
  const menu = document.getElementById(id) as HTMLElement;
  const { left, right } = menu.getBoundingClientRect();
  return { isOpen: menu.matches(':popover-open'), isInside: left >= 0 && right <= innerWidth };
}

/** The questions that show their answers. */
export const openQuestions = (): (string | null)[] =>
  [...document.querySelectorAll('#customers details[open] > summary')].map(({ textContent }) => textContent);

/** Whether the page can be scrolled sideways. */
export const isWiderThanWindow = (): boolean => document.documentElement.scrollWidth > innerWidth;

/** The parts of headings between two breaks, and on how many lines each stands. */
export function headingPhrases(): { text: string; lines: number }[] {
  const phrases: { text: string; lines: number }[] = [];
  const range = document.createRange();
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3):has(.phrase-break)')) {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      phrases.push({ text: range.toString(), lines: new Set(tops).size });
    }
  }
  return phrases;
}
