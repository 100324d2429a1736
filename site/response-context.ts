import { createContext } from 'react-router';
import type { FormResponse } from '../domain/service-pages.ts';

/** What the request is answered with; null while pages are prerendered. `entry.server.tsx` exports it for the server. */
export const responseContext = createContext<FormResponse | null>(null);
