import { userInfo } from 'node:os';
import { type ElementHandle, type EvaluateFunc, launch } from 'puppeteer-core';
import { type Engine, timeout } from './engine.ts';

/** Starts Debian's Firefox ESR. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    // Firefox does not run as root in the home of another user, which HOME may be in a container.
    env: { ...process.env, HOME: userInfo().homedir },
  });
  const page = await browser.newPage();
  // The library's type allows handles of elements among the values, too.
  const result = (run: unknown, values: unknown[]) =>
    page.waitForFunction(run as EvaluateFunc<unknown[]>, { timeout }, ...values);
  return {
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <Result>(run: unknown, ...values: unknown[]) =>
      page.evaluate(run as EvaluateFunc<unknown[]>, ...values) as Promise<Result>,
    until: (run, ...values) => result(run, values),
    click: async (find, ...values) => ((await result(find, values)) as ElementHandle<Element>).click(),
    type: (keys) => page.keyboard.type(keys),
    close: () => browser.close(),
  };
}
