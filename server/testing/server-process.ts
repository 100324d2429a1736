import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { temporaryFolder } from './temporary-folder.ts';
import { createTestSite } from './test-app.ts';

const root = join(import.meta.dirname, '..', '..');

/** A minimal React Router server build: the body of each page is its path. */
const serverBuild = `
  import { createContext } from 'react-router';
  export const entry = {
    module: {
      default: async (request, status) => new Response(new URL(request.url).pathname, { status }),
      requestContext: createContext(null),
    },
  };
  const page = { module: { default: () => null } };
  export const routes = { root: { id: 'root', path: '', ...page }, page: { id: 'page', parentId: 'root', path: '*', ...page } };
  export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' };
  export const future = {}, ssr = true, isSpaMode = false, prerender = [], publicPath = '/', basename = '/';
  export const assetsBuildDirectory = '', routeDiscovery = { mode: 'initial' };
`;

type Command = { command?: string; parameters?: string[]; stdio?: SpawnOptions['stdio'] };

/**
 * A copy of the project in a temporary folder, in which the server and the commands run as processes. It needs no build and
 * does not change the real one. `dispose` ends every process and removes the folder.
 */
export function createServerSandbox() {
  const folder = temporaryFolder('sandbox');
  const dataDir = join(folder, 'data');
  const children: ChildProcess[] = [];
  for (const name of ['server', 'domain', 'content', 'commands', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist'));
  cpSync(createTestSite(), join(folder, 'dist', 'client'), { recursive: true });
  mkdirSync(join(folder, 'dist', 'server'));
  writeFileSync(join(folder, 'dist', 'server', 'index.js'), serverBuild);

  /** Runs a file of the copy; `command` is a program to run it with instead of Node. */
  function run(file: string, env: Record<string, string> = {}, { command, parameters = [file], stdio }: Command = {}) {
    const settings = {
      PORT: '0',
      HOST: '',
      SITE_URL: '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      NO_COLOR: '1',
      BUILD_FOLDER: '',
    };
    const child = spawn(command ?? process.execPath, parameters, {
      cwd: folder,
      env: { ...process.env, ...settings, ...env },
      stdio: stdio ?? 'pipe',
    });
    children.push(child);
    return child as ChildProcess & { stdout: Readable; stderr: Readable };
  }

  const spawnServer = (env?: Record<string, string>, options?: Command) => run('server/main.ts', env, options);

  async function startServer(env?: Record<string, string>, options?: Command) {
    const child = spawnServer(env, options);
    let log = '';
    child.stderr?.on('data', (text) => {
      log += text;
    });
    const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
    const line = await Promise.race([once(child.stdout, 'data').then(([text]) => `${text}`), ended]);
    const port = Number(/^Encore is at http:\/\/localhost:(\d+)\n/.exec(`${line}`)?.[1]);
    if (!port) throw new Error(`The server did not start: ${JSON.stringify(line)} ${log}`);
    return { child, ended, port, origin: `http://127.0.0.1:${port}`, log: () => log };
  }

  const end = () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  };
  const dispose = () => {
    end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, dataDir, run, spawnServer, startServer, end, dispose };
}
