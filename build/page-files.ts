import { globSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every HTML file below a folder, as paths from the working directory. */
export function htmlFiles(folder: string): string[] {
  return globSync('**/*.html', { cwd: folder }).map((file) => join(folder, file));
}

/** `en/about/index.html` becomes `en/about.html`: static hosts then serve `/en/about` without adding a slash. */
export function flattenPages(folder: string): void {
  for (const file of globSync('**/index.html', { cwd: folder })) {
    renameSync(join(folder, file), join(folder, `${dirname(file)}.html`));
  }
  const folders = globSync('**/', { cwd: folder }).sort((a, b) => b.length - a.length);
  for (const empty of folders) {
    try {
      rmdirSync(join(folder, empty));
    } catch {
      // Not empty, so it stays.
    }
  }
}
