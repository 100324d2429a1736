import { expect, test } from 'vitest';
import { afterPaint } from './deferred-assets.ts';

const page = '<head><script type="module" src="/assets/old.js"></script><style>h1{}</style></head>';
const html = afterPaint(page, { script: '/assets/entry.js', face: '/assets/face.woff2' });

test('nothing in the head asks for script or face by itself', () => {
  expect(html).not.toContain('src=');
  expect(html).toContain('import("/assets/entry.js")');
  expect(html).toContain('new FontFace(');
});

test('what loads them can stand in a script element', () => {
  const loader = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '}';
  expect(() => new Function(loader.replace('import(', 'void ('))).not.toThrow();
});

test('without scripts the face comes by itself', () => {
  expect(html).toMatch(/@media \(scripting: none\){@font-face{[^}]*url\(\/assets\/face.woff2\)[^}]*}}h1{}/);
});
