import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, InputStep } from './driver.ts';

/** An element as a person names it: a link or button by its text, a field by its label. */
export type Wanted = { kind: 'link' | 'button' | 'field' | 'summary' | 'heading'; name: string };

/** Milliseconds until a condition must hold; generous, because machines may be slow or busy. */
const timeout = 30_000;

/** The keys that are not characters, as WebDriver writes them. */
export const keys = { Enter: '\uE006', Escape: '\uE00C' } as const;

/** A tab of a browser, used as a person does: with pointer and keys. */
export class Tab {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens a path of the site. From another page, so that an address with the same path is loaded again. */
  async open(path: string): Promise<void> {
    await this.driver.open('about:blank');
    await this.driver.open(this.#origin + path);
  }

  /** Calls a function in the page with JSON values; it cannot use anything around it. */
  evaluate<Values extends unknown[], Result>(run: (...values: Values) => Result, ...values: Values): Promise<Result> {
    return this.driver.evaluate(`${run}`, values) as Promise<Result>;
  }

  /** Calls a function in the page with an element that is shown; waits for the element. */
  async on<Values extends unknown[], Result>(
    wanted: Wanted,
    run: (element: HTMLElement, ...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    await this.until(`${wanted.kind} “${wanted.name}”`, () =>
      this.driver.evaluate(`(wanted) => !!(${find})(wanted)`, [wanted]),
    );
    const source = `(wanted, ...values) => (${run})((${find})(wanted), ...values)`;
    return this.driver.evaluate(source, [wanted, ...values]) as Promise<Result>;
  }

  /** Waits until a condition holds. It may fail meanwhile, as while another page is being opened. */
  async until(what: string, holds: () => Promise<unknown>): Promise<void> {
    const end = performance.now() + timeout;
    let cause: unknown;
    const look = () =>
      holds().catch((error) => {
        cause = error;
      });
    while (!(await look())) {
      if (performance.now() > end) throw new Error(`Not within ${timeout / 1000} s: ${what}`, { cause });
      await wait(50);
    }
  }

  async click(wanted: Wanted): Promise<void> {
    const { x, y } = await this.on(wanted, (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    });
    await this.clickAt(x, y);
  }

  clickAt(x: number, y: number): Promise<void> {
    const steps: InputStep[] = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    return this.driver.perform('pointer', steps);
  }

  /** Presses the key of each character. */
  type(text: string): Promise<void> {
    const steps = [...text.replaceAll('\n', keys.Enter)].flatMap((value): InputStep[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.driver.perform('key', steps);
  }

  /** Fills a text field with the keyboard. */
  async fill(label: string, text: string): Promise<void> {
    await this.click({ kind: 'field', name: label });
    await this.type(text);
  }

  /** Chooses an option by its stored value. By script, because the list is a window of the system. */
  async choose(label: string, option: string): Promise<void> {
    await this.on(
      { kind: 'field', name: label },
      (element, value) => {
        (element as HTMLSelectElement).value = value;
        element.dispatchEvent(new Event('input', { bubbles: true }));
      },
      option,
    );
  }

  /** The path, query and hash of the page. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Waits for the script of a page; it adds the manifest first. */
  async scriptRuns(): Promise<void> {
    await this.until('the script of the page runs', () =>
      this.evaluate(() => document.querySelector('link[rel=manifest]') !== null),
    );
  }
}

/** Runs in the page. */
function find({ kind, name }: Wanted): HTMLElement | undefined {
  const selectors = { link: 'a', button: 'button', field: 'label', summary: 'summary', heading: 'h1, h2, h3' };
  const elements = [...document.querySelectorAll<HTMLElement>(selectors[kind])].filter((element) => {
    const own = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return element.checkVisibility() && (kind === 'field' ? own.startsWith(name) : own === name);
  });
  const [element] = elements;
  return kind === 'field' ? ((element as HTMLLabelElement | undefined)?.control ?? undefined) : element;
}
