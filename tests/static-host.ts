import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentTypeOf } from '../server/http/content-types.ts';

type Rule = { path: string; headers: Record<string, string> };

/**
 * A static host that has only files and two lists in the format of Netlify and Cloudflare Pages: `_headers` and `_redirects`.
 * Pages may be requested without `.html`.
 */
export async function startStaticHost(folder: string, host: string, port = 0) {
  const headerRules = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string, string]);
  const matches = (pattern: string, path: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://host').pathname);
    for (const { headers } of headerRules.filter((rule) => matches(rule.path, path))) {
      for (const [name, value] of Object.entries(headers)) response.appendHeader(name, value);
    }
    const file = [path, `${path}.html`].find((name) => /\.\w+$/.test(name) && existsSync(join(folder, name)));
    const [, to = '/404.html', status = '404'] = redirects.find(([from]) => matches(from, path)) ?? [];
    if (file) {
      response.setHeader('Content-Type', contentTypeOf(file));
      response.end(readFileSync(join(folder, file)));
    } else if (status === '404') {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(folder, to)));
    } else {
      response.writeHead(Number(status), { Location: to });
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function readHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value !== undefined && rule) rule.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ path: line, headers: {} });
  }
  return rules;
}
