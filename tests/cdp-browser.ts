import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type LaunchOptions } from '@playwright/test';

// biome-ignore lint/suspicious/noExplicitAny: messages of the DevTools protocol have many shapes
type Message = any;
type Send = (method: string, parameters?: object, sessionId?: string) => Promise<Message>;

/** What Chromium answers to a command for a session that has ended. */
const sessionNotFound = 'Session with given id not found';

/** Evaluates an expression in a page. */
type Evaluate = <T>(expression: string) => Promise<T>;

export type Tab = {
  /** The page that is shown. */
  shown: Evaluate;
  /** The prerendered page, once there is one. */
  ahead: Evaluate;
  isAhead(): boolean;
  open(url: string): Promise<void>;
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * One tab of a Chromium without Playwright, because Playwright disables prerendering. It uses the few commands of the DevTools
 * protocol that a hover and a click need.
 */
export async function openTab({ args = [], executablePath }: LaunchOptions): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-chromium-'));
  // As wide as the bar needs for its links.
  const size = '--window-size=1100,600';
  const own = ['--headless', size, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  // A process group, because Debian's command is a script whose browser would outlive it.
  const options = { stdio: 'ignore', detached: true } as const;
  const browser = spawn(executablePath ?? chromium.executablePath(), [...args, ...own], options);
  const { send, pages } = await connect(await debuggingAddress(folder));
  // Attached to the tab and not to its page, because DevTools attached to the page disable prerendering as well.
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, sessionId);

  const sessionOf = (kind: 'shown' | 'ahead') =>
    // The last one, because the previous page may be in the back/forward cache.
    eventually(() => [...pages].findLast(([, page]) => page.ahead === (kind === 'ahead'))?.[0]);
  const evaluate = async <T>(kind: 'shown' | 'ahead', expression: string): Promise<T> => {
    const parameters = { expression, awaitPromise: true, returnByValue: true };
    const evaluation = await send('Runtime.evaluate', parameters, await sessionOf(kind)).catch((error: Error) => {
      if (error.message.includes(sessionNotFound)) return null;
      throw error;
    });
    // The click has just replaced the shown page by the prerendered one.
    if (!evaluation) return evaluate(kind, expression);
    const { result, exceptionDetails } = evaluation;
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const point = async (selector: string, ...kinds: string[]) => {
    const [x, y] = await evaluate<number[]>(
      'shown',
      `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector('${selector}').getBoundingClientRect())`,
    );
    const session = await sessionOf('shown');
    for (const type of kinds) {
      const pressed = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { type, x, y, ...pressed }, session);
    }
  };

  return {
    shown: (expression) => evaluate('shown', expression),
    ahead: (expression) => evaluate('ahead', expression),
    isAhead: () => [...pages.values()].some(({ ahead }) => ahead),
    async open(url) {
      await send('Page.navigate', { url }, await sessionOf('shown'));
      await eventually(() =>
        evaluate<boolean>('shown', `document.readyState === 'complete' && location.href === '${url}'`),
      );
    },
    hover: (selector) => point(selector, 'mouseMoved'),
    click: (selector) => point(selector, 'mousePressed', 'mouseReleased'),
    async stop() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      process.kill(-Number(browser.pid), 'SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

async function debuggingAddress(folder: string): Promise<string> {
  const file = join(folder, 'DevToolsActivePort');
  const [port, path] = await eventually(() => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return lines[1] && lines;
  });
  return `ws://127.0.0.1:${port}${path}`;
}

/** Opens the connection, and keeps a list of the tab's pages by session. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, { sessionId?: string; respond: (message: Message) => void }>();
  const pages = new Map<string, { targetId: string; ahead: boolean }>();
  socket.onmessage = ({ data }) => {
    const { id, method, params, ...response }: Message = JSON.parse(String(data));
    if (id) waiting.get(id)?.respond(response);
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') {
      const { targetId, subtype } = params.targetInfo;
      pages.set(params.sessionId, { targetId, ahead: subtype === 'prerender' });
    }
    if (method === 'Target.detachedFromTarget') {
      pages.delete(params.sessionId);
      // Chromium never answers what was under way in a session that ends.
      for (const { sessionId, respond } of waiting.values()) {
        if (sessionId === params.sessionId) respond({ error: { message: sessionNotFound } });
      }
    }
    for (const page of pages.values()) {
      if (method === 'Target.targetInfoChanged' && params.targetInfo.targetId === page.targetId) {
        page.ahead = params.targetInfo.subtype === 'prerender';
      }
    }
  };
  let lastId = 0;
  const send: Send = async (method, params = {}, sessionId) => {
    lastId += 1;
    const response = new Promise<Message>((respond) => waiting.set(lastId, { sessionId, respond }));
    socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    const { result, error } = await response;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return { send, pages };
}

async function eventually<T>(look: () => T | Promise<T>): Promise<Exclude<T, undefined | false | ''>> {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await look();
    if (found) return found as Exclude<T, undefined | false | ''>;
    await pause(50);
  }
  throw new Error(`Waited in vain: ${look}`);
}
