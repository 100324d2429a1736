import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { languages } from '../../domain/languages.ts';
import { builtSite } from '../built-site.ts';
import { layoutShift } from '../layout-shift.ts';
import { expect, test } from '../site.ts';

for (const language of languages) {
  test(`the first screen of the home page moves little when the document arrives in two pieces (${language})`, async ({
    page,
  }) => {
    const html = readFileSync(`${builtSite}/client/${language}.html`, 'utf8');
    const start = html.indexOf('<section class="hero">');
    const end = html.indexOf('</section>', start);
    let sendRest = () => {};
    const server = createServer((request, response) => {
      // Nothing but the document is needed.
      if (!request.url?.startsWith('/part-')) return response.writeHead(404).end();
      const cut = Math.round(start + ((end - start) * Number(request.url.slice(6))) / 6);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(html.slice(0, cut));
      sendRest = () => response.end(html.slice(cut));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const painted = () => performance.getEntriesByName('first-contentful-paint').length;
    for (const [width, height] of [
      [390, 844],
      [1350, 940],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const sixths of [1, 3, 5]) {
        await page.goto(`http://127.0.0.1:${port}/part-${sixths}`, { waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(painted)).toBe(1);
        sendRest();
        await page.waitForLoadState();
        // Half of what Core Web Vitals call good. The drawn phone grows a little, upwards, because it stands on the counter.
        expect(await layoutShift(page), `${sixths} sixths at ${width}`).toBeLessThan(0.05);
      }
    }
    server.close();
  });
}
