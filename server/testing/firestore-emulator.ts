import { createRequire } from 'node:module';
import { FirestoreServer } from '@firestore-emulator/server';

/** The emulator's own copy of gRPC: its server needs credentials of the same copy. */
const { ServerCredentials } = createRequire(import.meta.resolve('@firestore-emulator/server'))('@grpc/grpc-js');

/** Private members of the emulator; its public API has neither a free port nor a restart. */
type EmulatorInternals = {
  server: { bindAsync(address: string, credentials: unknown, done: (error: Error | null, port: number) => void): void };
  state: {
    projects: object;
    emitter: { on(event: string, listener: (event: { document: { getDocumentPath(): string } }) => void): void };
  };
};

/** The values do not matter, but without credentials the library looks for Google's metadata server. */
export const emulatorCredentials = {
  client_email: 'none@example.com',
  private_key: 'none',
  universe_domain: 'googleapis.com',
};

export type Emulator = {
  host: string;
  port: number;
  /** Paths of documents (`referrals/a`) in the order in which they were created or removed, with repetitions. */
  created: string[];
  removed: string[];
  /** Called with the path of each document that is created. */
  onCreated: (path: string) => void;
  /** Closes every connection, to simulate a cloud that cannot be reached. */
  stop(): void;
  /** Starts again on the same port, with the documents that were stored. */
  restart(): Promise<void>;
};

/**
 * A Firestore in this process, on loopback. It is the npm package `@firestore-emulator/server`, which implements gRPC
 * without rules, indexes or limits.
 * @param port 0 for a free one
 */
export async function startEmulator(port = 0): Promise<Emulator> {
  let internals = newServer();
  const emulator: Emulator = {
    host: '',
    port: await listen(internals, port),
    created: [],
    removed: [],
    onCreated: () => {},
    stop: () => (internals as unknown as FirestoreServer).stop(),
    restart: async () => {
      const { projects } = internals.state;
      internals = newServer();
      internals.state.projects = projects;
      recordEvents();
      await listen(internals, emulator.port);
    },
  };
  emulator.host = `127.0.0.1:${emulator.port}`;
  // Existing documents keep sending events to the state they were created in, so each state is listened to.
  const recordEvents = () => {
    internals.state.emitter.on('create-document', ({ document }) => {
      emulator.created.push(document.getDocumentPath());
      emulator.onCreated(document.getDocumentPath());
    });
    internals.state.emitter.on('delete-document', ({ document }) => emulator.removed.push(document.getDocumentPath()));
  };
  recordEvents();
  return emulator;
}

function newServer(): EmulatorInternals {
  return new FirestoreServer() as unknown as EmulatorInternals;
}

function listen({ server }: EmulatorInternals, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
}
