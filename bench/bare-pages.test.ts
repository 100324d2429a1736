import { expect, test } from 'vitest';
import { bareHtml } from './bare-pages.ts';

test('a bare page keeps words, links and forms, and has no design and no scripts', () => {
  const html = bareHtml(
    '<html lang="en" data-endpoints="{}"><head><title>T</title><link rel="icon" href="/favicon.svg"/>' +
      '<link rel="canonical" href="/en"/><meta property="og:image" content="/x.png"/><style>p{color:red}</style>' +
      '<script type="module" src="/assets/entry.js"></script></head><body><main><div class="grid"><div class="x"></div>' +
      '<p class="lead" id="a">Half <span class="text-hot">off</span> &gt; <a href="/en/faq" class="y">Ask</a></p>' +
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><img src="/a.webp" alt=""/><input name="email" class="z"/>' +
      '<p hidden="">Later</p></div></main></body></html>',
  );
  expect(html).toBe(
    '<html lang="en"><head><title>T</title><link rel="icon" href="/favicon.svg"/></head><body><main><div>' +
      '<p id="a">Half off &gt; <a href="/en/faq">Ask</a></p><input name="email"/><p hidden="">Later</p>' +
      '</div></main></body></html>',
  );
});
