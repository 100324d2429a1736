import { createServer } from 'node:net';
import { ensureBuilt, ensureInstalled, runUntilStopped } from './prepare.mjs';

/** Pages reload on change through Vite; the server restarts on change beside it, on a free port that Vite passes on to. */
ensureInstalled();
ensureBuilt();
const port = await freePort();
const api = `http://127.0.0.1:${port}`;
runUntilStopped(['--watch', 'server/main.ts'], {
  PORT: String(port),
  HOST: '127.0.0.1',
  SITE_URL: 'http://localhost:5173',
});
runUntilStopped(['node_modules/.bin/react-router', 'dev'], { DEV_API: api });

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}
