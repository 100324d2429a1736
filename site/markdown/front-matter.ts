/** The rule for a value of front matter. */
export type Rule = { says: string; holds: (value: string) => boolean };

export const words: Rule = { says: 'some words', holds: (value) => value.trim() !== '' };

export const day: Rule = {
  says: 'a day like 2026-11-01',
  // `Date.parse` reads 2026-02-30 as 2 March; only a day that is the same after formatting is valid.
  holds: (value) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().slice(0, 10) === value,
};

/**
 * Reads the lines between the first two `---` of a Markdown file, each `key: value`, a value with or without quotes.
 * No YAML library: our front matter has no lists and no nesting.
 * @param rules the keys that the file must have, and their rules; any other key is an error
 * @throws an error that names the file and the key; it stops the build
 */
export function readFrontMatter<Key extends string>(file: string, source: string, rules: Record<Key, Rule>) {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file} does not begin with front matter`);
  const data = Object.fromEntries(head.split('\n').map((line) => pair(file, line))) as Record<Key, string>;
  for (const [key, { says, holds }] of Object.entries<Rule>(rules)) {
    const value = data[key as Key];
    if (value === undefined || !holds(value)) throw new Error(`${file}: ${key} must be ${says}`);
  }
  const unknown = Object.keys(data).find((key) => !(key in rules));
  if (unknown) throw new Error(`${file}: nothing reads ${unknown}`);
  return { data, body: body.trim() };
}

function pair(file: string, line: string): [string, string] {
  const [, key, value] = /^(\w+): (.*)$/.exec(line) ?? [];
  if (!key || value === undefined) throw new Error(`${file}: “${line}” is not a line like “key: value”`);
  return [key, value.replace(/^"(.*)"$/, '$1')];
}
