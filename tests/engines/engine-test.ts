import { test as base, expect } from '../site.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export { expect };

const engines = { firefox: startFirefox, webkit: startWebKit };

export type Options = { name: keyof typeof engines };

/** `engine` is the browser of the project, one for all its tests. */
export const test = base.extend<object, Options & { engine: Engine }>({
  name: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ name }, use) => {
      const engine = await engines[name]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
});
