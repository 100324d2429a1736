import { readFileSync } from 'node:fs';

const tokens = readFileSync('site/styles/tokens.css', 'utf8');

/** The colours of `site/styles/tokens.css` by name, in the light scheme, because images have only one colour scheme. */
const colors = new Map(
  [...tokens.matchAll(/--color-([\w-]+):\s*(?:light-dark\(([^,]+),|([^;]+);)/g)].map(
    ([, name = '', light, only]) => [name, light ?? only ?? ''] as const,
  ),
);

/** @throws when `tokens.css` has no such colour */
export function color(name: string): string {
  const value = colors.get(name);
  if (!value) throw new Error(`site/styles/tokens.css has no colour ${name}`);
  return value;
}

/** Replaces `var(--color-…)` in a drawing, for renderers without a stylesheet. */
export function withColors(svg: string): string {
  return svg.replace(/var\(--color-([\w-]+)\)/g, (_, name) => color(name));
}
