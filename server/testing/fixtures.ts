import { hash } from 'node:crypto';
import { parseReferral } from '../../domain/referral.ts';
import type { DocumentStore, StoredDocument } from '../store/document-store.ts';

// No telephone number of Hong Kong begins with 0, so these are nobody's.
const filledIn = parseReferral({
  referrerFirstName: '嘉欣',
  referrerLastName: 'Chan',
  referrerEmail: 'ka.yan@example.com',
  referrerPhone: '+852 0000 5101',
  businessName: '陳記茶餐廳',
  businessType: 'Restaurant',
  businessDistrict: 'Sham Shui Po',
  businessAddress: '1 Apliu Street\nG/F',
  contactName: 'Mr Chan',
  contactPosition: 'Owner',
  contactPhone: '0000 5102',
  bestTimeToCall: 'Morning (9AM-12PM)',
  relationshipToContact: 'Friend',
  conversationNotes: 'He throws away pineapple buns every night.',
  confirmContact: true,
});
if (!filledIn.ok) throw new Error(`The referral of the tests lacks ${Object.keys(filledIn.problems)}.`);

/** A complete referral; the optional fields are empty, as most people leave them. */
export const referral = filledIn.values;

/** The other forms, as a browser without JavaScript sends them. */
export const message = {
  firstName: 'Adalina',
  lastName: '歐陽',
  email: 'adalina@example.org',
  message: 'Call 0000 5188',
};
export const partnership = {
  businessName: '好味麵包工房',
  businessType: 'Bakery',
  district: 'Wan Chai',
  contactName: 'Ms Leung',
  phone: '0000 5166',
  email: 'leung@example.org',
  surplus: 'Bread and pastries',
  notes: 'Back door, ring twice',
  consent: 'on',
};
/** The secret of the link that a device has made, and what it sends of it. */
export const onDevice = 'secret of the device';
export const linkHash = hash('sha256', onDevice, 'base64');

export const subscriber = { email: 'Reader@example.net', consent: 'on' };

/** Options of a request with a JSON body; a string is sent as it is. */
export const asJson = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Options of a request with a form body, as a browser without JavaScript sends it. */
export const asForm = (body: Record<string, unknown>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(body as Record<string, string>).toString(),
});

/** The path of Firestore's commit call (docs/spec.md §7, call 1). */
export const commitPath = '/v1/projects/encore/databases/(default)/documents:commit';

/** A value as Firestore's REST calls write it; only the types that a submission has. */
function firestoreValue(value: unknown): Record<string, unknown> {
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'number' ? { integerValue: `${value}` } : { stringValue: value };
}

/** The fields of a document as Firestore's REST calls write them. */
export function firestoreFields(document: object): Record<string, Record<string, unknown>> {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, firestoreValue(value)]));
}

/** The update of a commit call that writes one document. */
export const commitUpdate = <Fields extends object>(fields: Fields, id: string, path = 'referrals') => ({
  name: `projects/encore/databases/(default)/documents/${path}/${id}`,
  fields,
});

/** The body of a commit call that creates one referral, as the pages send it. */
export const commitBody = (submission: object, id: string) => ({
  writes: [{ update: commitUpdate(firestoreFields(submission), id), currentDocument: { exists: false } }],
});

/** Every document of a collection, in the order of the store. */
export async function stored(store: DocumentStore, collection: Parameters<DocumentStore['list']>[0] = 'referrals') {
  const documents: StoredDocument[] = [];
  for await (const document of store.list(collection)) documents.push(document);
  return documents;
}

const diskIsFull = () => Promise.reject(new Error('database or disk is full'));

/** A store on a full disk: every call fails. */
export const fullDisk: DocumentStore = {
  add: diskIsFull,
  get: diskIsFull,
  // biome-ignore lint/correctness/useYield: it fails before the first document
  async *list() {
    await diskIsFull();
  },
  remove: diskIsFull,
  removeOlderThan: diskIsFull,
  subscribers: {
    state: () => {
      throw new Error('database or disk is full');
    },
    confirm: diskIsFull,
    leave: diskIsFull,
    removeUnconfirmed: diskIsFull,
  },
  statusLinks: {
    open: diskIsFull,
    read: () => {
      throw new Error('database or disk is full');
    },
    find: () => null,
    end: diskIsFull,
  },
  alarm: () => null,
  check: diskIsFull,
  close: () => Promise.resolve(),
};
