import type * as Types from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { systemRuntime } from '../runtime.ts';

export type CloudOptions = {
  projectId: string;
  /** `host:port` of an emulator instead of Google. */
  emulatorHost?: string;
  /** Milliseconds for reading one document or the first of a list; the library alone would try for minutes. */
  readTimeout?: number;
};

/** A Firestore client; `db` is replaced by a new one after some failures. */
export type Cloud = {
  db: Firestore;
  /** Turns a failure into an error that names Firestore's status and contains no document. */
  ask<Result>(call: Promise<Result>): Promise<Result>;
  /** The same for a small read, which fails after some seconds, although the library goes on trying. */
  askSoon<Result>(read: Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** Longest wait in milliseconds between two attempts to connect; the library's default is two minutes. */
const longestReconnectWait = 15_000;

/** Loads the library and makes a client, which connects at its first call. */
export async function connect({ projectId, emulatorHost, readTimeout = 10_000 }: CloudOptions): Promise<Cloud> {
  // Loaded only in cloud mode: it costs a second and 40 MB. Node does not see `GrpcStatus` among its named exports.
  const { default: library } = await import('@google-cloud/firestore');
  const { Firestore, GrpcStatus } = library as unknown as Pick<typeof Types, 'Firestore' | 'GrpcStatus'>;
  ignoreLibraryRejections();
  // Without credentials the library looks for Google's metadata server, although an emulator needs none.
  const credentials = { client_email: 'none@example.com', private_key: 'none', universe_domain: 'googleapis.com' };
  const open = () =>
    new Firestore({
      projectId,
      'grpc.grpc.max_reconnect_backoff_ms': longestReconnectWait,
      ...(emulatorHost && { host: emulatorHost, ssl: false, credentials }),
    });
  const cloud: Cloud = {
    db: open(),
    // The library would wait for its pending calls, which may take minutes; they are not awaited here.
    close: () => Promise.race([cloud.db.terminate().catch(() => {}), systemRuntime.sleep(1000, { ref: false })]),
    ask: (call) =>
      call.catch((error: Error & { code?: number }) => {
        const code = GrpcStatus[error.code ?? -1];
        // Not an error of Firestore's API, for example unreadable credentials: this client would always fail.
        if (!code) cloud.db = open();
        throw Object.assign(new Error(`Firestore: ${code ?? error.message}`), { code });
      }),
    askSoon: (read) => {
      const answered = new AbortController();
      const late = systemRuntime.sleep(readTimeout, { signal: answered.signal }).then(() => {
        throw new Error('no answer in time');
      });
      return cloud.ask(Promise.race([read, late]).finally(() => answered.abort()));
    },
  };
  return cloud;
}

let installed = false;

/**
 * When the library cannot read its keys, or is closed while it retries, it rejects two promises: the one it returned, and one
 * that no code can handle, which would end the process. The second is ignored; any other unhandled rejection ends the
 * process as usual.
 */
function ignoreLibraryRejections() {
  if (installed) return;
  installed = true;
  process.on('unhandledRejection', (reason) => {
    if (!/node_modules.(@google-cloud|google-)/.test(String((reason as Error)?.stack))) throw reason;
  });
}
