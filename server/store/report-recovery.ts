import type { AppOptions } from '../app-options.ts';
import type { DocumentStore } from './document-store.ts';

/**
 * The same store, which writes one line to the log when documents can be stored again after a failure. It is a warning, so
 * that it is seen with `LOG_LEVEL=warn`, as the failure was.
 */
export function reportRecovery(store: DocumentStore, log: AppOptions['log']): DocumentStore {
  let failing = false;
  return {
    ...store,
    async add(...document) {
      try {
        const added = await store.add(...document);
        // A check says too little: on a full disk its few bytes may still fit into the log of the database.
        if (failing) log.warn({}, 'Documents can be stored again');
        failing = false;
        return added;
      } catch (error) {
        failing = true;
        throw error;
      }
    },
  };
}
