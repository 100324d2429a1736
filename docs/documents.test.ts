import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// A build may write its folders at the same time.
const isGenerated = (name: string) => /^(node_modules|dist.*|data.*|\.git|\.react-router|test-results)$/.test(name);
const documents = globSync('**/*.md', { exclude: isGenerated }).filter((file) => !/^content\/(en|zh)\//.test(file));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(documents)('every file and script that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8').replace(/```[\s\S]*?```/g, (block) => block.replaceAll('`', ''));
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, name = '']) => name);
  const looksLikeFile = (name: string) =>
    /^[\w.@-]+(\/[\w.@{}-]+)*\/?$/.test(name) && /[/]|\.(ts|tsx|mjs|md|css|json)$/.test(name);
  const isOurs = (name: string) =>
    /^(content|domain|site|build|server|cloud|commands|tests|bench|docs)\//.test(name) ||
    /\.(tsx?|mjs|md|css)$/.test(name);
  const missing = [...named.filter((name) => looksLikeFile(name) && isOurs(name)), ...linked].filter(
    (name) => !exists(name, document),
  );
  expect(missing).toEqual([]);
});

test.each(documents)('every heading that %s links to exists', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)];
  const missing = links.filter(([, file = '', heading = '']) => {
    const headings =
      readFileSync(file === '' ? document : join(dirname(document), file), 'utf8').match(/^#+ .+/gm) ?? [];
    // As GitHub makes them.
    const anchors = headings.map((line) =>
      line
        .replace(/^#+ /, '')
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    return !anchors.some((anchor) => anchor.toLowerCase() === heading);
  });
  expect(missing).toEqual([]);
});

test.each(documents)('every script that %s runs is in package.json', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/(?:^|`)npm (?:run )?([a-z][\w:-]*)/gm)].map(([, name = '']) => name);
  const notScripts = ['ci', 'install', 'pkg', 'run', 'sbom'];
  expect(named.filter((name) => !notScripts.includes(name) && !(name in scripts))).toEqual([]);
});

const sources = globSync('**/*.{ts,tsx,mjs,css,md,rules,html}', { exclude: isGenerated });

test('every document and section that a file cites exists', () => {
  const missing = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md(?: §(\d+(?:\.\d+)*))?/g)]
      .filter(([citation, section]) => !citationExists(citation.split(' ')[0] ?? '', section))
      .map(([citation]) => `${file}: ${citation}`),
  );
  expect(missing).toEqual([]);
});

test('no file cites a document or an issue that is not in the repository', () => {
  const outside = new RegExp(['\\b(?:SPEC|DESIGN)(?:\\.md)?,? §', '\\b[Ii]ssue #?\\d'].join('|'));
  expect(sources.filter((file) => outside.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** Sections are the numbers of headings: `§2.4` is the heading `### 2.4 Home`. */
function citationExists(document: string, section: string | undefined): boolean {
  if (!existsSync(document)) return false;
  if (section === undefined) return true;
  const headings = readFileSync(document, 'utf8').match(/^#+ [\d.]+/gm) ?? [];
  return headings.some((heading) => heading.replace(/^#+ |\.$/g, '') === section);
}

/** A name is relative to the root, or to the document's folder. */
function exists(name: string, document: string): boolean {
  return [name, join(dirname(document), name)].some((path) => existsSync(path));
}
