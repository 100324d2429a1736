import type { BrowserContext, Page } from '@playwright/test';
import type { Collection } from '../domain/collections.ts';
import type { Language } from '../domain/languages.ts';
import { insertMember } from '../server/auth/members.ts';
import { createSessionCookie, insertSession } from '../server/auth/sessions.ts';
import { openStore } from '../server/open-store.ts';
import type { Arrival, Document } from '../server/store/document-store.ts';
import type { Store } from '../server/store/sqlite.ts';
import { referral } from '../server/testing/fixtures.ts';
import { expect, type Site, startSite, test as withSite } from './site.ts';

export { expect } from './site.ts';

/** A server whose desk has members and cases. */
export type DeskSite = Site & {
  store: Store;
  /** Makes a browser that of a new member. */
  signIn(context: BrowserContext, name: string, language?: Language): Promise<void>;
  /** Stores what a visitor sent, by default a referral that arrived an hour ago. @returns the path of its record */
  arrives(id: string, document?: Document, more?: Partial<Arrival>, collection?: Collection): Promise<string>;
};

const hour = 3_600_000;

async function startDesk(settings: Record<string, string>): Promise<DeskSite & { stop(): Promise<void> }> {
  const site = await startSite(settings);
  const store = openStore({ dataDir: site.dataFolder });
  const { database } = store;
  return {
    ...site,
    store,
    async signIn(context, name, language = 'en') {
      const token = await database.transact(() => {
        const { id } = insertMember(database, name, language, Date.now());
        return insertSession(database, { memberId: id, device: 'Test' }, Date.now());
      });
      const [cookie = ''] = createSessionCookie(site.url).write(token).split(';');
      const [cookieName = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name: cookieName, value, url: site.url }]);
    },
    async arrives(id, document = {}, more = {}, collection = 'referrals') {
      const whole: Document = collection === 'referrals' ? { ...referral, submissionId: id, ...document } : document;
      const arrival: Arrival = { receivedAt: Date.now() - hour, via: 'form', language: 'en', suspicion: null, ...more };
      await store.add(collection, id, whole, arrival);
      return `/desk/cases/${collection}/${id}`;
    },
    async stop() {
      await store.close();
      await site.stop();
    },
  };
}

/** `desk` is one server a test, with `settings` as its environment: the lists of the desk show every case. */
export const test = withSite.extend<{ settings: Record<string, string>; desk: DeskSite; baseURL: string }>({
  settings: [{}, { option: true }],
  desk: async ({ settings }, use) => {
    const desk = await startDesk(settings);
    await use(desk);
    await desk.stop();
  },
  baseURL: ({ desk }, use) => use(desk.url),
});

/** Opens a page of the desk and waits until it is hydrated: then it asks to be told of changes. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  const asked = page.waitForRequest('**/desk/changes*');
  await page.goto(path);
  await asked;
}

/** Waits for the code of lists, records and new cases, which a page of the desk loads once it is there. */
export async function loadedAhead(page: Page): Promise<void> {
  const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);
  for (const route of ['list', 'record', 'new-case']) {
    await expect.poll(() => page.evaluate(loaded)).toContainEqual(expect.stringMatching(`/assets/${route}-`));
  }
}
