/**
 * Takes out of a page's stylesheet what no browser needs that has popovers and `light-dark()`; without it a page is 4 to 6 %
 * larger on the wire, and a quarter larger to parse. Rejected: short class names (another 5 %, but unreadable pages).
 * @param css minified
 * @param html the page, which may use custom properties as well
 */
export function pruneCss(css: string, html: string): string {
  return withoutUnset(withoutConstants(withoutFallbacks(css), html));
}

/** Tailwind's values for browsers without `@property`, and its plain colours for those without `color-mix()`. */
function withoutFallbacks(css: string): string {
  return css
    .replace(/@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/, '')
    .replace(
      /(?<=[{;])([\w-]+):[^;{}]*;@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{(\1:[^;{}]*)\}/g,
      (_, _name, declaration) => `${declaration};`,
    );
}

/** Writes a token that never changes where it is used, when that is shorter: `var(--radius-full)` becomes `999px`. */
function withoutConstants(css: string, html: string): string {
  const tokens = /:root,:host\{([^{}]*)\}/.exec(css)?.[1] ?? '';
  let lean = css;
  for (const [, name = '', value = ''] of tokens.matchAll(/(--[\w-]+):([^;]*)/g)) {
    const use = `var(${name})`;
    const uses = lean.split(use).length - 1;
    const changes = declarations(lean, name) > 1 || /var\(|light-dark\(/.test(value);
    const usedElsewhere = html.includes(`var(${name}`) || lean.includes(`var(${name},`);
    const grows = value.length * uses > (use.length + 1) * uses + name.length + value.length;
    if (changes || usedElsewhere || grows) continue;
    lean = lean.replaceAll(use, () => value).replace(new RegExp(`(?<=[{;])${name}:[^;{}]*;?`), '');
  }
  return lean;
}

/** Of the properties Tailwind composes shadows and the like from, those that nothing on the page sets. */
function withoutUnset(css: string): string {
  let lean = css;
  for (const [rule, name = '', body = ''] of css.matchAll(/@property (--[\w-]+)\{([^{}]*)\}/g)) {
    if (declarations(css, name) > 0) continue;
    const initial = initialValue(body);
    const filled = lean
      .replace(new RegExp(`var\\(${name},([^()]*)\\)`, 'g'), (_, fallback: string) => initial ?? fallback.trim())
      .replaceAll(`var(${name})`, (use) => initial ?? use);
    lean = filled.includes(`var(${name}`) ? filled : filled.replace(rule, '');
  }
  return lean;
}

/** The minifier writes the length `0px` as `0`, which `calc(2px + 0)` does not take. */
function initialValue(body: string): string | undefined {
  const initial = /initial-value:([^;]*)/.exec(body)?.[1];
  return initial === '0' && body.includes('"<length>"') ? '0px' : initial;
}

function declarations(css: string, name: string): number {
  return [...css.matchAll(new RegExp(`(?<=[{;])${name}:`, 'g'))].length;
}
