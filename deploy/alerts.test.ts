import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { enqueueAlert } from '../server/alerts/alert-rows.ts';
import { insertMember } from '../server/auth/members.ts';
import { createMetrics } from '../server/metrics/metrics.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';
import { freePort } from '../server/testing/free-port.ts';
import { createServerSandbox } from '../server/testing/server-process.ts';
import { fillDisk, mountSmallDisk } from '../server/testing/small-disk.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { lacks } from './testing/missing-programs.ts';

const shipped = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const promtool = (...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', parameters, { cwd: import.meta.dirname, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(shipped('dashboard.json'));
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

it('the rules and the dashboard ask for metrics that the server has', async () => {
  const known = [...(await createMetrics().text({}, null)).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const asked = [shipped('alerts.yml'), ...shown].flatMap((text) => text.match(/\b(encore|process|nodejs)_\w+/g) ?? []);
  expect(asked.map((name) => name.replace(/_bucket$/, '')).filter((name) => !known.includes(name))).toEqual([]);
});

describe.skipIf(lacks('tests of the alert rules', 'promtool', 'prometheus'))('with Prometheus', () => {
  it('the configuration and the rules are valid, and each rule fires when it should, and only then', () => {
    expect(promtool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
    expect(promtool('test', 'rules', 'alerts.test.yml')).toMatchObject({ status: 0 });
    const tested = shipped('alerts.test.yml');
    for (const [, name] of shipped('alerts.yml').matchAll(/alert: (\w+)/g)) expect(tested).toContain(`"${name}"`);
  });

  it('the expressions of the dashboard are valid', () => {
    const file = join(temporaryFolder('rules'), 'rules.yml');
    const rules = shown.map((expr, n) => ({ record: `panel:${n}`, expr }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(promtool('check', 'rules', file)).toMatchObject({ status: 0 });
  });
});

const sandbox = createServerSandbox();
afterAll(sandbox.dispose);

/** Prometheus with the shipped files, which looks each second and waits for nothing. @returns the names of the alerts that fire */
async function startPrometheus(metricsPort: number) {
  const folder = temporaryFolder('prometheus');
  const [port, nobody] = [await freePort(), await freePort()];
  const configuration = shipped('prometheus.yml')
    .replaceAll('15s', '1s')
    .replaceAll('9464', `${metricsPort}`)
    .replace('9093', `${nobody}`);
  writeFileSync(join(folder, 'prometheus.yml'), configuration);
  writeFileSync(join(folder, 'alerts.yml'), shipped('alerts.yml').replaceAll(/for: \w+/g, 'for: 0s'));
  const parameters = ['--config.file=prometheus.yml', '--storage.tsdb.path=data'];
  const child = spawn('prometheus', [...parameters, `--web.listen-address=127.0.0.1:${port}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const firing = async (): Promise<string[]> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`).catch(() => null);
    const alerts = (await response?.json())?.data.alerts ?? [];
    return alerts.map(({ labels }: { labels: { alertname: string } }) => labels.alertname);
  };
  return { firing, stop: () => child.kill('SIGKILL') };
}

it.skipIf(lacks('alerts of a running server', 'prometheus') || !mountSmallDisk.isPossible)(
  'Prometheus tells of a mail server that is away, and of a disk that is full, and no more once there is space',
  async () => {
    const seed = join(sandbox.folder, 'seed');
    mkdirSync(sandbox.dataDir);
    mkdirSync(seed);
    // A test that a member asked for 20 minutes ago.
    const store = openSqliteStore({ folder: seed, runtime: { clock: () => Date.now() - 20 * 60_000 } });
    const { database } = store;
    await database.transact(() => {
      const { id } = insertMember(database, 'Ada', 'en', database.clock());
      database.run('UPDATE members SET email = ?', 'ada@example.com');
      enqueueAlert(database, 'test', { subject: 'test/1' }, [{ channel: 'mail', id }]);
    });
    await store.close();
    const metricsPort = await freePort();
    const settings = {
      METRICS_PORT: `${metricsPort}`,
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'desk@example.com',
      SEED: seed,
    };
    const server = await sandbox.startServer(settings, mountSmallDisk.command);
    const prometheus = await startPrometheus(metricsPort);
    try {
      const soon = { timeout: 60_000, interval: 500 };
      await expect.poll(prometheus.firing, soon).toContain('EncoreNotSent');
      expect(await prometheus.firing()).not.toContain('EncoreCannotStore');
      const empty = fillDisk(`/proc/${server.child.pid}/root${sandbox.dataDir}`);
      await expect.poll(prometheus.firing, soon).toContain('EncoreCannotStore');
      empty();
      await expect.poll(prometheus.firing, soon).not.toContain('EncoreCannotStore');
    } finally {
      prometheus.stop();
      sandbox.end();
    }
  },
);
