import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../server/testing/free-port.ts';
import { type Running, startProcess } from './processes.ts';
import { searchPath } from './tools.ts';

/**
 * Starts nginx on loopback over the files our build compressed, with one worker, as our server is one process.
 * Debian's nginx has no Brotli, so its configuration sends the Brotli files with a fixed header: the same bytes without work.
 * @param site the built site
 * @param folder where its configuration and logs go
 */
export async function startNginx(site: string, folder: string): Promise<Running> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(resolve(site), resolve(folder), port));
  const url = `http://127.0.0.1:${port}`;
  // `daemon off` keeps it our child, so that it is stopped by its own process id.
  return startProcess('nginx', ['-c', resolve(file), '-p', resolve(folder)], { url, env: { PATH: searchPath } });
}

function configuration(site: string, folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http {
  types { text/html br; }
  default_type text/html;
  charset utf-8;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  access_log ${folder}/access.log combined buffer=64k;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${site};
    add_header Cache-Control "public, max-age=0, stale-while-revalidate=86400";
    add_header Content-Encoding br;
    location / { try_files $uri.html.br =404; }
  }
}
`;
}
