import { createContext, useContext } from 'react';

/** The nonce of the inline styles and scripts of a page that is rendered per request; prerendered pages have hashes. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
