import type { createContext, ServerBuild } from 'react-router';
import type { RequestData } from '../../domain/service-pages.ts';

/**
 * Renders a page for one request.
 * @param request without an Origin header, or one that is that of its URL: React Router compares them
 */
export type RenderPage = (request: Request, data: RequestData) => Promise<Response>;

type Build = ServerBuild & {
  entry: { module: { requestContext: ReturnType<typeof createContext<RequestData | null>> } };
};

/**
 * Makes the renderer of pages that are not prerendered.
 * @param loadBuild imports React Router's server build; called at the first such request, because it takes a second
 */
export function createRenderer(loadBuild: () => Promise<ServerBuild>): RenderPage {
  return async (request, data) => {
    const build = (await loadBuild()) as Build;
    // Imported after the build, because it imports React, which reads NODE_ENV when it is imported.
    const { createRequestHandler, RouterContextProvider } = await import('react-router');
    const context = new RouterContextProvider();
    // The context object must be the bundle's own export: each call of `createContext` makes another one.
    context.set(build.entry.module.requestContext, data);
    return createRequestHandler(build)(request, context);
  };
}
