import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { freePort } from '../../server/testing/free-port.ts';
import { type Driver, outputOf } from './driver.ts';

/** Its folder has the name of the machine's architecture. */
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Starts Debian's WebKitGTK and drives it by WebDriver (https://www.w3.org/TR/webdriver2/), on a display of its own. */
export async function startWebKit(): Promise<Driver> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, number] = await outputOf(display, display.stdout, /^(\d+)\n/);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}` },
  });
  const server = `http://127.0.0.1:${port}`;
  await isListening(`${server}/status`);
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = await send('POST', `${server}/session`, {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  });
  const session = `${server}/session/${sessionId}`;
  const command = (name: string, body: object) => send('POST', `${session}/${name}`, body);

  return {
    open: async (url) => void (await command('url', { url })),
    reload: async () => void (await command('refresh', {})),
    evaluate: (source, values) => command('execute/sync', { script: `return (${source})(...arguments)`, args: values }),
    namesOf: async (selector) => {
      const elements: Record<string, string>[] = await command('elements', { using: 'css selector', value: selector });
      const ids = elements.map((element) => Object.values(element)[0]);
      return Promise.all(ids.map((id) => send('GET', `${session}/element/${id}/computedlabel`)));
    },
    perform: async (device, steps) => {
      await command('actions', { actions: [{ type: device, id: device, actions: steps }] });
    },
    resize: async (width, height) => void (await command('window/rect', { width, height })),
    close: async () => {
      await send('DELETE', session);
      for (const child of [driver, display]) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the type of an answer depends on the command
async function send(method: string, address: string, body?: object): Promise<any> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function isListening(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((again) => setTimeout(again, 50));
  }
}
