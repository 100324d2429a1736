import type { Firestore } from '@google-cloud/firestore';
import type { Cloud } from '../../server/cloud/firestore-connection.ts';
import type { Random } from './random.ts';
import type { VirtualTime } from './virtual-time.ts';

type Data = Record<string, unknown>;
type Stored = { data: Data; created: number };
type Condition = { field: string; operator: string; value: string };
type Write = { kind: 'create' | 'set' | 'delete'; path: string; data: Data };

/**
 * Google Firestore as it is documented, as far as the server and browsers use it: documents by path, a second creation is
 * refused, a batch is written as a whole, and the time of a creation is Google's own.
 */
export function createVirtualCloud(time: VirtualTime, random: Random) {
  const documents = new Map<string, Stored>();
  let isDown = false;

  /** Every call takes a while. Of one that fails at the end, nobody knows whether it was done. */
  async function call<Result>(work: () => Result): Promise<Result> {
    await time.sleep(random.integer(20, 400));
    if (isDown) throw failure('UNAVAILABLE');
    const result = work();
    await time.sleep(random.integer(20, 400));
    if (isDown) throw failure('UNAVAILABLE');
    return result;
  }

  function commit(writes: readonly Write[]) {
    if (writes.some(({ kind, path }) => kind === 'create' && documents.has(path))) throw failure('ALREADY_EXISTS');
    for (const { kind, path, data } of writes) {
      if (kind === 'delete') documents.delete(path);
      else documents.set(path, { data, created: documents.get(path)?.created ?? time.now() });
    }
  }

  const reference = (path: string) => ({ path, get: () => call(() => snapshot(path)) });
  const snapshot = (path: string) => {
    const stored = documents.get(path);
    const at = (milliseconds = time.now()) => ({ toMillis: () => milliseconds });
    return {
      id: path.slice(path.indexOf('/') + 1),
      exists: stored !== undefined,
      ref: reference(path),
      data: () => stored && structuredClone(stored.data),
      createTime: stored && at(stored.created),
      readTime: at(),
    };
  };

  const query = (collection: string, conditions: readonly Condition[] = [], most = Number.POSITIVE_INFINITY) => {
    const find = () => {
      const found: string[] = [];
      for (const [path, { data }] of documents) {
        if (path.startsWith(`${collection}/`) && conditions.every((one) => holds(one, data))) found.push(path);
      }
      return found.sort().slice(0, most);
    };
    const self = {
      where: (field: string, operator: string, value: string) =>
        query(collection, [...conditions, { field, operator, value }], most),
      orderBy: () => self,
      select: () => self,
      limit: (count: number) => query(collection, conditions, count),
      doc: (id: string) => reference(`${collection}/${id}`),
      get: () => call(() => ({ docs: find().map(snapshot) })),
      count: () => ({ get: () => call(() => ({ data: () => ({ count: find().length }) })) }),
      async *stream() {
        yield* await call(() => find().map(snapshot));
      },
    };
    return self;
  };

  const batch = (writes: readonly Write[] = []) => {
    const adding =
      (kind: Write['kind']) =>
      (ref: { path: string }, data: Data = {}) => {
        all.push({ kind, path: ref.path, data: structuredClone(data) });
        return self;
      };
    const all = [...writes];
    const self = {
      create: adding('create'),
      set: adding('set'),
      delete: adding('delete'),
      commit: () => call(() => commit(all)),
    };
    return self;
  };

  const db = {
    collection: (name: string) => query(name),
    doc: reference,
    getAll: (...refs: { path: string }[]) => call(() => refs.map(({ path }) => snapshot(path))),
    batch,
    terminate: async () => {},
  };
  const client: Cloud = {
    db: db as unknown as Firestore,
    ask: (call) => call,
    askSoon: (read) => read,
    close: async () => {},
  };
  return {
    /** For the server. */
    client,
    documents,
    isUp: () => !isDown,
    setDown(value: boolean) {
      isDown = value;
    },
    /** What a browser does: the REST call that creates a document. */
    create: (path: string, data: Data) => call(() => commit([{ kind: 'create', path, data }])),
  };
}

function holds({ field, operator, value }: Condition, data: Data): boolean {
  const found = `${data[field]}`;
  if (operator === '==') return found === value;
  return operator === '>=' ? found >= value : found < value;
}

const failure = (code: string) => Object.assign(new Error(`Firestore: ${code}`), { code });

export type VirtualCloud = ReturnType<typeof createVirtualCloud>;
