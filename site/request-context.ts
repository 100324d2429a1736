import { createContext } from 'react-router';
import type { RequestData } from '../domain/service-pages.ts';

/** Null while pages are prerendered. `entry.server.tsx` exports the context for the server. */
export const requestContext = createContext<RequestData | null>(null);
