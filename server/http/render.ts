import type { createContext, ServerBuild } from 'react-router';
import type { FormResponse } from '../../domain/service-pages.ts';

/** Renders the page at a path for one request. */
export type RenderPage = (path: string, response: FormResponse) => Promise<Response>;

type Build = ServerBuild & {
  entry: { module: { responseContext: ReturnType<typeof createContext<FormResponse | null>> } };
};

/**
 * Makes the renderer of pages that are not prerendered.
 * @param loadBuild imports React Router's server build; called at the first such request, because it takes a second
 * @param siteUrl the public origin: React Router compares the request's URL with the Origin of a post
 */
export function createRenderer(loadBuild: () => Promise<ServerBuild>, siteUrl: string): RenderPage {
  return async (path, response) => {
    const build = (await loadBuild()) as Build;
    // Imported after the build, because it imports React, which reads NODE_ENV when it is imported.
    const { createRequestHandler, RouterContextProvider } = await import('react-router');
    const context = new RouterContextProvider();
    // The context object must be the bundle's own export: each call of `createContext` makes another one.
    context.set(build.entry.module.responseContext, response);
    return createRequestHandler(build)(new Request(new URL(path, siteUrl)), context);
  };
}
