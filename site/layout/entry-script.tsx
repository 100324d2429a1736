import { createContext } from 'react';

/** The hashed address of `entry.client.ts`, known only when pages are rendered; `root.tsx` prints it. */
export const EntryScript = createContext('');
