import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync('**/*.md', { exclude: (name) => ['node_modules', 'dist', 'data'].includes(name) }).filter(
  (file) => !/^content\/(en|zh)\//.test(file),
);
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

test.each(documents)('every script that %s runs is in package.json', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/(?:^|`)npm (?:run )?([a-z][\w:-]*)/gm)].map(([, name = '']) => name);
  const notScripts = ['ci', 'install', 'run'];
  expect(named.filter((name) => !notScripts.includes(name) && !(name in scripts))).toEqual([]);
});

/** A name counts from the root, from the document's folder, or from the room the document describes. */
function exists(name: string, document: string): boolean {
  return [name, join(dirname(document), name)].some((path) => existsSync(path));
}
