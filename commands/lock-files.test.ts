import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { version?: string; integrity?: string; inBundle?: boolean; hasInstallScript?: boolean };
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { optionalDependencies, allowScripts } = read('package.json');

test.each(['package-lock.json', 'bench/package-lock.json'])('every package in %s has a hash', (file) => {
  const packages = Object.entries<Package>(read(file).packages);
  expect(packages.length).toBeGreaterThan(50);
  // A bundled package is part of the archive of the package that bundles it.
  const without = packages.filter(([path, { integrity, inBundle }]) => path !== '' && !integrity && !inBundle);
  expect(without.map(([path]) => path)).toEqual([]);
});

test('no package may run a script when it is installed', () => {
  const scripts = Object.entries<Package>(read('package-lock.json').packages).filter(
    ([path, { hasInstallScript }]) => path !== '' && hasInstallScript,
  );
  for (const [path] of scripts) expect(allowScripts).toHaveProperty(path.replace(/^.*node_modules\//, ''), false);
});

test('commands run on the Node of the lock file, which is the same on every platform', () => {
  const versions = Object.keys(optionalDependencies).map(
    (name) => read('package-lock.json').packages[`node_modules/${name}`].version,
  );
  expect(new Set(versions)).toEqual(new Set([process.versions.node]));
});
