import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, type Running, startProcess } from './processes.ts';

/** Starts nginx with one worker on the same precompressed files, on loopback and a free port. */
export async function startNginx(folder: string): Promise<Running> {
  const home = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const file = join(home, 'nginx.conf');
  writeFileSync(file, configuration(home, port, resolve(folder)));
  const nginx = await startProcess('nginx', ['-c', file, '-e', join(home, 'error.log')], {
    url: `http://127.0.0.1:${port}`,
  });
  return {
    ...nginx,
    async stop() {
      await nginx.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** As an administrator would set it up: files kept open, `.gz` files served as they are, no access log. */
const configuration = (home: string, port: number, folder: string) => `
daemon off;
user root;
worker_processes 1;
pid ${home}/nginx.pid;
events { worker_connections 4096; }
http {
  types { text/html html; text/javascript js; image/svg+xml svg; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000 inactive=60s;
  gzip_static on;
  client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy; fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { try_files $uri $uri.html =404; }
  }
}
`;
