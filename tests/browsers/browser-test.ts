import { test as base, expect } from '../site.ts';
import { startFirefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

export { expect };

const engines = { firefox: startFirefox, webkit: startWebKit };

export type Options = { engine: keyof typeof engines };

/** `tab` is a tab of the browser of the project, one browser for all its tests. */
export const test = base.extend<object, Options & { tab: Tab }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  tab: [
    async ({ engine, site }, use) => {
      const driver = await engines[engine]();
      await use(new Tab(driver, site.url));
      await driver.close();
    },
    { scope: 'worker' },
  ],
});
