import type * as Types from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';

export type CloudOptions = {
  projectId: string;
  /** `host:port` of an emulator instead of Google. */
  emulatorHost?: string;
  /** Milliseconds a single document may take to be read, and a list to begin; the library alone would try for minutes. */
  readingLimit?: number;
};

/** A connection, which may be replaced by another. */
export type Cloud = {
  db: Firestore;
  /** Turns what goes wrong into an error that names Firestore's status and quotes no document. */
  ask<Result>(call: Promise<Result>): Promise<Result>;
  readingLimit: number;
};

/** Milliseconds between two tries to connect are at most this; the library's own two minutes are long for who waits. */
const longestReconnect = 15_000;

/** Loads the library and makes a connection, which reaches out at its first use. */
export async function connect({ projectId, emulatorHost, readingLimit = 10_000 }: CloudOptions): Promise<Cloud> {
  // A second and 40 MB that the embedded mode need not pay for. Node finds no `GrpcStatus` among its names.
  const { default: library } = await import('@google-cloud/firestore');
  const { Firestore, GrpcStatus } = library as unknown as Pick<typeof Types, 'Firestore' | 'GrpcStatus'>;
  surviveTheLibrary();
  // Without any credentials the library looks for a Google machine around it, though an emulator asks for none.
  const credentials = { client_email: 'none@example.com', private_key: 'none', universe_domain: 'googleapis.com' };
  const open = () =>
    new Firestore({
      projectId,
      'grpc.grpc.max_reconnect_backoff_ms': longestReconnect,
      ...(emulatorHost && { host: emulatorHost, ssl: false, credentials }),
    });
  const cloud: Cloud = {
    db: open(),
    readingLimit,
    ask: (call) =>
      call.catch((error: Error & { code?: number }) => {
        const code = GrpcStatus[error.code ?? -1];
        // Not an answer of Firestore's: keys that cannot be read, say. The library would remember that for ever.
        if (!code) cloud.db = open();
        throw Object.assign(new Error(`Firestore: ${code ?? error.message}`), { code });
      }),
  };
  return cloud;
}

let surviving = false;

/**
 * Where the library cannot find or read its keys, or is closed while it tries again, it rejects twice: once to whoever
 * asked, and once to nobody, which would end the process. The second is left unheard; what anybody else leaves uncaught
 * ends the process as ever.
 */
function surviveTheLibrary() {
  if (surviving) return;
  surviving = true;
  process.on('unhandledRejection', (reason) => {
    if (!/node_modules.(@google-cloud|google-)/.test(String((reason as Error)?.stack))) throw reason;
  });
}

/** For readings: whoever waits for one is told after a while, though the library goes on trying. */
export async function withinLimit<Result>({ readingLimit }: Cloud, reading: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), readingLimit);
  return Promise.race([reading, late.promise]).finally(() => clearTimeout(timer));
}
