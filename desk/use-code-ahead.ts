import { useEffect } from 'react';

declare global {
  /** React Router's list of routes, of which it loads the code when a link is followed. */
  var __reactRouterManifest: { routes: Record<string, { module: string } | undefined> } | undefined;
}

/** A list and a record, between which one goes back and forth, and the form for a new case, as at a fair. */
const routes = ['desk/call-now', 'desk/record', 'desk/new-case'];

/**
 * Loads the code of these pages once the first one is there: without it a tap where there is no network would replace the desk by the
 * browser's error page. React Router's own `PrefetchPageLinks` does that too when the loading ahead itself fails.
 */
export function useCodeAhead() {
  useEffect(() => {
    const load = () => {
      for (const id of routes) {
        const { module } = globalThis.__reactRouterManifest?.routes[id] ?? {};
        if (module) import(/* @vite-ignore */ module).catch(() => {});
      }
    };
    if (document.readyState === 'complete') return load();
    addEventListener('load', load);
    return () => removeEventListener('load', load);
  }, []);
}
