import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, outputOf } from './driver.ts';

type Message = { id: number; result?: Record<string, unknown>; error?: string; message?: string };

/** Starts Debian's Firefox ESR and drives it by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which needs no other program. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'encore-firefox-'));
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    // Firefox does not run as root in the home of another user.
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const [, address] = await outputOf(firefox, firefox.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const { command, disconnect } = await connect(`${address}/session`);
  await command('session.new', { capabilities: {} });
  const { context } = await command('browsingContext.create', { type: 'tab' });

  return {
    open: async (url) => void (await command('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await command('browsingContext.reload', { context, wait: 'complete' })),
    evaluate: async (source, values) => {
      const { type, result, exceptionDetails } = await command('script.callFunction', {
        target: { context },
        // As JSON, because BiDi describes values in a format of its own.
        functionDeclaration: `async (json) => JSON.stringify(await (${source})(...JSON.parse(json)))`,
        arguments: [{ type: 'string', value: JSON.stringify(values) }],
        awaitPromise: true,
      });
      if (type !== 'success') throw new Error((exceptionDetails as { text: string }).text);
      const { value } = result as { value?: string };
      return value === undefined ? undefined : JSON.parse(value);
    },
    perform: async (device, steps) => {
      await command('input.performActions', { context, actions: [{ type: device, id: device, actions: steps }] });
    },
    resize: async (width, height) => {
      await command('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    close: async () => {
      const ended = once(firefox, 'exit');
      disconnect();
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Opens the connection; `command` sends one command and gives its result. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message }: Message = JSON.parse(data);
    if (result) waiting.get(id)?.resolve(result);
    else if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
  });
  return {
    command(method: string, params: object): Promise<Record<string, unknown>> {
      last += 1;
      const answer = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    disconnect: () => socket.close(),
  };
}
