import type { AppOptions } from '../app-options.ts';
import type { DocumentStore } from './document-store.ts';

/**
 * The same store, which writes one line to the log when documents can be stored again after a failure. It is a warning, so
 * that it is seen with `LOG_LEVEL=warn`, as the failure was.
 */
export function reportRecovery(store: DocumentStore, log: AppOptions['log']): DocumentStore {
  let failing = false;
  async function watched<Result>(call: Promise<Result>): Promise<Result> {
    try {
      const result = await call;
      if (failing) log.warn({}, 'Documents can be stored again');
      failing = false;
      return result;
    } catch (error) {
      failing = true;
      throw error;
    }
  }
  return {
    ...store,
    add: (...document) => watched(store.add(...document)),
    check: () => watched(store.check()),
  };
}
