import { createRequire } from 'node:module';
import { FirestoreServer } from '@firestore-emulator/server';

/** The emulator's own copy of gRPC, whose server it starts. */
const { ServerCredentials } = createRequire(import.meta.resolve('@firestore-emulator/server'))('@grpc/grpc-js');

type Inside = {
  server: { bindAsync(address: string, credentials: unknown, done: (error: Error | null, port: number) => void): void };
  state: {
    projects: object;
    emitter: { on(event: string, heard: (event: { document: { getDocumentPath(): string } }) => void): void };
  };
};

/** Any will do; without, the library looks for a Google machine around it. */
export const emulatorCredentials = {
  client_email: 'none@example.com',
  private_key: 'none',
  universe_domain: 'googleapis.com',
};

export type Emulator = {
  host: string;
  port: number;
  /** Paths of documents (`referrals/a`) in the order they were created or removed; one that is written twice shows twice. */
  created: string[];
  removed: string[];
  /** Called with the path of each document that is created. */
  onCreated: (path: string) => void;
  /** Lets go of every connection at once, like a cloud that is not to be reached. */
  stop(): void;
  /** On the same port and with what was stored, for an outage makes a cloud forget nothing. */
  restart(): Promise<void>;
};

/**
 * For tests: a Firestore in this process, on loopback. It is the npm package `@firestore-emulator/server`, which speaks gRPC
 * and knows no rules, indexes or limits.
 * @param port 0 for a free one
 */
export async function startEmulator(port = 0): Promise<Emulator> {
  let inside = newServer();
  const emulator: Emulator = {
    host: '',
    port: await listen(inside, port),
    created: [],
    removed: [],
    onCreated: () => {},
    stop: () => (inside as unknown as FirestoreServer).stop(),
    restart: async () => {
      const { projects } = inside.state;
      inside = newServer();
      inside.state.projects = projects;
      hear();
      await listen(inside, emulator.port);
    },
  };
  emulator.host = `127.0.0.1:${emulator.port}`;
  // Documents and collections go on telling the one who was there when they were made.
  const hear = () => {
    inside.state.emitter.on('create-document', ({ document }) => {
      emulator.created.push(document.getDocumentPath());
      emulator.onCreated(document.getDocumentPath());
    });
    inside.state.emitter.on('delete-document', ({ document }) => emulator.removed.push(document.getDocumentPath()));
  };
  hear();
  return emulator;
}

function newServer(): Inside {
  return new FirestoreServer() as unknown as Inside;
}

function listen({ server }: Inside, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
}
