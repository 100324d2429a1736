import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { servicePaths } from '../../domain/service-pages.ts';
import { createBuiltApp, pagesInLanguages } from './built-site.ts';

const app = createBuiltApp();
const paths = [...pagesInLanguages.map(({ path }) => path), ...servicePaths(), '/en/nowhere', '/zh/nowhere'];

it.each(paths)('the policy of %s is strict, and allows the styles and scripts inside the page', async (path) => {
  const answer = await app.request(path);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(policy, 'in a frame of another site').toMatch(/frame-ancestors '(none|self)'/);
  const html = await answer.text();
  // JSON is never run.
  const inline = [...html.matchAll(/<(?:style|script)\b(?![^>]*(?:src=|json))[^>]*>(.*?)<\/(?:style|script)>/gs)];
  expect(inline.length).toBeGreaterThan(1);
  for (const [element, text = ''] of inline) {
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy, element.slice(0, 80)).toContain(`'sha256-${hash}'`);
  }
});
