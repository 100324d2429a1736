import { createAuth } from '../auth/auth.ts';
import { linkForName } from '../auth/links.ts';
import { allMembers } from '../auth/members.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The sign-in with an empty store, a clock that only changes when the test sets it, and browsers that keep their cookie. */
export function createTestAuth({ siteUrl = 'http://localhost:3000' } = {}) {
  const folder = temporaryFolder('auth');
  const clock = { now: 1_763_640_000_000 };
  const store = openSqliteStore({ folder, runtime: { clock: () => clock.now, monotonic: () => clock.now } });
  const signedOut: number[] = [];
  const released: [string, string, string | null][] = [];
  const auth = createAuth({
    database: store.database,
    settings: { serverUrl: siteUrl },
    handOverAll: (memberId, by, heir) => {
      released.push([memberId, by, heir]);
      return 0;
    },
    onSignedOut: () => signedOut.push(clock.now),
  });

  /** A browser; each call of `open` is a request that sends and keeps its cookie. */
  function createBrowser(client = '192.0.2.1') {
    const browser = { cookie: null as string | null, setCookie: [] as string[] };
    const open = async () => {
      const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
      const opened = await auth.open({ cookie: browser.cookie, userAgent, client });
      browser.setCookie = opened.setCookie;
      return opened;
    };
    /** Takes over the cookies that the request has set. */
    const keep = () => {
      const [pair = ''] = (browser.setCookie.at(-1) ?? '').split(';');
      if (pair !== '') browser.cookie = pair.endsWith('=') ? null : pair;
    };
    /** A member signs in with a link. */
    const redeem = async (code: string, name = '') => {
      const result = await (await open()).signIn.redeemLink(code, name, 'en');
      keep();
      return result;
    };
    /** What a signed-in member can do. */
    const team = async () => {
      const opened = await open();
      if (!opened.team) throw new Error('Nobody is signed in in this browser');
      return opened.team;
    };
    return { browser, open, keep, redeem, team };
  }

  async function firstMember(name = 'Ada') {
    const first = createBrowser();
    await first.redeem(codeOf(await auth.linkForFirstMember()), name);
    return first;
  }

  /** Another member, invited by the first. */
  async function secondMember(first: Awaited<ReturnType<typeof firstMember>>, name = 'Bo') {
    const second = createBrowser();
    await second.redeem(codeOf(await (await first.team()).invite(name, 'en')), name);
    return { ...second, id: (await second.open()).member?.id ?? '' };
  }

  const dispose = async () => {
    await store.close();
  };
  const members = () => allMembers(store.database);
  const linkFor = (name: string) => linkForName(store.database, siteUrl, name);
  return {
    auth,
    members,
    linkFor,
    store,
    folder,
    clock,
    released,
    signedOut,
    createBrowser,
    firstMember,
    secondMember,
    dispose,
  };
}

/** The code in the fragment of a link. */
export function codeOf(link: { address: string } | { ok: false } | null): string {
  if (!link || !('address' in link)) throw new Error('There is no link');
  return new URL(link.address).hash.slice(1);
}
