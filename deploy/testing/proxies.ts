import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';

export type RunningProxy = {
  /** Everything that it writes is there, or in the log. */
  folder: string;
  http: number;
  https: number;
  log(): string;
  stop(): Promise<void>;
};

const deploy = join(import.meta.dirname, '..');
const shipped = (file: string) => readFileSync(join(deploy, file), 'utf8');

/** Where certbot puts the answers to the challenges of Let's Encrypt. */
const challenge = '.well-known/acme-challenge';

/**
 * Starts Debian's nginx with the shipped configuration, on free ports of loopback and with a certificate of its own. The folder
 * of certbot has a file `token`. The header `X-Test-Address` replaces the address of the client.
 * @param rate how many requests of one client are allowed over time, after a burst
 */
export async function startNginx(upstream: number, rate = '50r/s'): Promise<RunningProxy> {
  return startProxy(({ folder, http, https, certificate, key }) => {
    // The upstream first: a free port can begin with 3000.
    const site = shipped('nginx.conf')
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
      .replaceAll('listen [::]:80', `listen [::1]:${http}`)
      .replaceAll('listen [::]:443 ', `listen [::1]:${https} `)
      .replace('rate=50r/s', `rate=${rate}`)
      .replaceAll('/var/www/acme', join(folder, 'acme'))
      .replaceAll('/var/www/encore', deploy)
      .replaceAll('/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate)
      .replaceAll('/etc/letsencrypt/live/www.example.com/privkey.pem', key);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
    mkdirSync(join(folder, 'acme', challenge), { recursive: true });
    writeFileSync(join(folder, 'acme', challenge, 'token'), 'answer');
    // Loopback has one IPv6 address; a test can have any other.
    const addresses = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Test-Address;';
    // As in Debian's nginx.conf, and with more about errors: the site must be silent in any.
    const logs = 'access_log access.log; error_log error.log info;';
    const main = shipped('nginx-main.conf')
      .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : '')
      .replace('/run/nginx.pid', 'nginx.pid')
      .replace('access_log off;', `${logs} ${addresses} ${temporary.join(' ')}`)
      .replace('/etc/nginx/conf.d/*.conf', 'site.conf');
    writeFileSync(join(folder, 'site.conf'), site);
    writeFileSync(join(folder, 'nginx.conf'), main);
    return ['nginx', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'];
  });
}

/** The same with Debian's Caddy, which asks no authority for certificates. */
export async function startCaddy(upstream: number): Promise<RunningProxy> {
  return startProxy(({ folder, http, https, certificate, key }) => {
    const own = `http_port ${http}\nhttps_port ${https}\ndefault_bind 127.0.0.1\nadmin off\nauto_https disable_certs`;
    const site = shipped('Caddyfile')
      .replace(/^\{$/m, `{\n${own}`)
      .replace(/^(\S+\.com) \{$/gm, `$1 {\ntls ${certificate} ${key}`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
      .replaceAll('/var/www/encore', deploy);
    writeFileSync(join(folder, 'Caddyfile'), site);
    return ['caddy', 'run', '--config', join(folder, 'Caddyfile')];
  });
}

type Files = { folder: string; http: number; https: number; certificate: string; key: string };

/** @param configure writes the configuration, and gives the command that starts the proxy */
async function startProxy(configure: (files: Files) => string[]): Promise<RunningProxy> {
  const folder = temporaryFolder('proxy');
  const [http, https] = [await freePort(), await freePort()];
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const request = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com,DNS:example.com'];
  execFileSync('openssl', ['req', ...request, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const [command = '', ...parameters] = configure({ folder, http, https, certificate, key });
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(command, parameters, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (text) => {
    log += text;
  });
  for (const port of [http, https]) await untilListening(child, port, () => log);
  return {
    folder,
    http,
    https,
    log: () => log,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits until a port is open; an error when the process ends before. */
async function untilListening(child: ChildProcess, port: number, log: () => string) {
  let failed: Error | null = null;
  child.once('error', (error) => {
    failed = error;
  });
  for (;;) {
    if (failed || child.exitCode !== null) throw failed ?? new Error(`${child.spawnfile} did not start:\n${log()}`);
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([once(socket, 'connect').then(() => true), wait(500, false)]).catch(() => false);
    socket.destroy();
    if (open) return;
    await wait(20);
  }
}
