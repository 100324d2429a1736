import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { appPath } from '../../domain/service-pages.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { test, expect as usualExpect } from '../site.ts';

/** Long, because transforming and sending a change is slow on a busy machine. */
const expect = usualExpect.configure({ timeout: 60_000 });

let folder: string;
let dev: ChildProcess;
let url: string;
/** What stands in the terminal of the developer besides the address. */
let printed = '';

/** A copy of the source, so that the test may edit it. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'encore-dev-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  // A file that was deleted is listed until the commit.
  for (const file of listed.trim().split('\n').filter(existsSync)) cpSync(file, join(folder, file), { force: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // The installed packages fit the copy's lock file, so that it never installs through the link.
  cpSync('node_modules/.package-lock.json', join(folder, 'package-lock.json'));
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    DEV_DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    // Playwright asks for colours.
    FORCE_COLOR: '0',
  };
  dev = spawn('npm', ['run', 'dev'], { cwd: folder, env, stdio: 'pipe' });
  dev.stderr?.on('data', (text) => {
    printed += text;
  });
  url = await new Promise((found, failed) => {
    dev.stdout?.on('data', (text) => {
      const [, address] = /Encore is at (\S+)/.exec(String(text)) ?? [];
      if (address) found(address);
    });
    dev.once('exit', (code) => failed(new Error(`npm run dev ended with ${code}`)));
  });
});

test.afterAll(() => {
  dev.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Changes a source file as an editor would. */
function edit(file: string, from: string, to: string) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source, file).toContain(from);
  writeFileSync(path, source.replace(from, to));
}

test('npm run dev shows every edit, hydrates the forms, and ends when it is killed', async ({ page }) => {
  test.setTimeout(400_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // A change that comes before the reloaded page is connected again would be missed.
  const connected = () =>
    page.waitForEvent('console', {
      predicate: (message) => message.text().includes('[vite] connected'),
      timeout: 60_000,
    });
  await Promise.all([connected(), page.goto(`${url}/en`)]);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => /^"?Young Serif"?$/.test(family)));

  let reloaded = connected();
  edit('content/en/home.ts', 'buns at six.', 'buns at seven.');
  await reloaded;
  await expect(heading).toContainText('Warm buns at seven.');
  reloaded = connected();
  edit('site/pages/home/hero.tsx', '<section className="', '<section data-edited className="');
  await reloaded;
  await expect(page.locator('[data-edited]')).toBeVisible();
  edit('site/styles/tokens.css', '--color-ink: light-dark(#2b1912', '--color-ink: light-dark(#123456');
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(18, 52, 86)');

  // Both deliveries of a form: by script, and as a plain POST.
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('First Name').click();
  await expect(page.locator('form[novalidate]')).toBeAttached();
  await form.getByRole('button').click();
  await expect(form.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
  const plain = await page.request.post(`${url}/api/subscribe`, {
    form: { email: 'ada@example.com', consent: 'on', language: 'zh' },
    headers: { Origin: url },
    maxRedirects: 0,
  });
  expect([plain.status(), plain.headers().location]).toEqual([303, '/zh/answers/subscribers-saved']);
  expect((await page.request.get(`${url}/zh/nothing`)).status()).toBe(404);

  edit('server/api/lead-to-app.ts', "c.header('Cache-Control', 'no-store');", "throw new Error('an edit too early');");
  await expect.poll(async () => (await page.request.get(url + appPath, { maxRedirects: 0 })).status()).toBe(500);
  await expect.poll(() => printed).toMatch(/Error: an edit too early\n +at \S+ \(.*lead-to-app\.ts:\d+:\d+\)\n +at /);
  expect(errors).toEqual([]);

  // Vite's client would look for the server in a shared worker: once in four runs of the whole suite the context did not close after that.
  await page.goto('about:blank');
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  await expect
    .poll(() =>
      page.request.get(url).then(
        () => 'answers',
        () => 'is gone',
      ),
    )
    .toBe('is gone');
});
