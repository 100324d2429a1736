import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { facts, problemOfFacts } from '../domain/facts.ts';
import { createApp } from './app.ts';
import { assemble } from './assemble.ts';
import { readEnvironment } from './config/environment.ts';
import { loadPages } from './http/pages.ts';
import { listen } from './listen.ts';

const dist = resolve(import.meta.dirname, '..', process.env.BUILD_FOLDER || 'dist');

function loadBuild(): Promise<ServerBuild> {
  // React reads this when it is imported, to use its production build.
  process.env.NODE_ENV ??= 'production';
  return import(pathToFileURL(join(dist, 'server', 'index.js')).href);
}

async function start() {
  const problem = problemOfFacts(facts);
  if (problem) throw new Error(problem);
  const settings = readEnvironment(process.env);
  const pages = loadPages(join(dist, 'client'), settings);
  const { options, run } = await assemble(settings, { pages, loadBuild, showsErrors: false });
  const app = createApp(options);
  await run(app, listen(app, settings));
}

start().catch((error: Error) => {
  console.error(error.message);
  // Not `exitCode`: requests to the cloud in progress would keep the process running.
  process.exit(1);
});
