import { createContext } from 'react-router';
import type { FormResponse } from '../domain/service-pages.ts';

/** The data of the response page; null while pages are prerendered. `entry.server.tsx` exports the context for the server. */
export const responseContext = createContext<FormResponse | null>(null);
