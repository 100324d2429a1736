import { useSyncExternalStore } from 'react';

/** A form that could not be sent: there was no network. It waits in the browser's storage, and is sent again. */
export type Pending = {
  address: string;
  fields: [string, string][];
  /** By the device's clock, only to know how long it waits. */
  keptAt: number;
  /** The desk has refused it, as when the case has changed meanwhile. It stays until the member has read that. */
  refused?: true;
};

const key = 'deskPendingActions';
const changed = new EventTarget();

/**
 * What a member did here that waits or was refused, oldest first. What a colleague did in this browser waits for them: it is neither
 * shown nor sent as that of whoever is signed in.
 */
export function pendingActions(member: string, stored = storedActions()): Pending[] {
  return allActions(stored).filter((action) => isOf(action, member));
}

/** Every form of the desk says whose page it was on (`ui/verb-form.tsx`). */
const isOf = ({ fields }: Pending, member: string) =>
  fields.some(([name, value]) => name === 'member' && value === member);

/** What is damaged is skipped. */
function allActions(stored = storedActions()): Pending[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((item) => Array.isArray(item?.fields)) : [];
  } catch {
    return [];
  }
}

/** The same as text, which is equal as long as nothing changes. */
export function storedActions(): string {
  try {
    return localStorage.getItem(key) ?? '[]';
  } catch {
    return '[]';
  }
}

/** Keeps a form of the desk. @throws where the browser has no storage: then the page says that nothing was sent */
export function keepAction(address: string, form: FormData) {
  const fields = [...form].map(([name, value]): [string, string] => [name, `${value}`]);
  write([...allActions(), { address, fields, keptAt: Date.now() }]);
}

/**
 * Sends what waits of a member, oldest first. Repeating is harmless, because every form has an id of its own.
 * @returns how many got an answer of the desk; it stops at the first that does not
 */
export async function sendPendingActions(member: string): Promise<number> {
  let answered = 0;
  const send = async () => {
    for (let next = firstWaiting(member); next; next = firstWaiting(member)) {
      const answer = await post(next);
      if (answer === null) return;
      if (answer === 'refused') replace(next, { ...next, refused: true });
      else replace(next);
      answered += 1;
    }
  };
  // One tab at a time, except on plain http, which has no locks.
  if (navigator.locks) await navigator.locks.request(key, send);
  else await send();
  return answered;
}

/** Removes a refused form, once the member has read that. */
export function forgetAction(action: Pending) {
  replace(action);
}

/** Removes all that a member did here and that was not recorded, as when they sign out. */
export function discardActions(member: string) {
  write(allActions().filter((action) => !isOf(action, member)));
}

const refusals = [400, 404, 409, 413];

/** What the desk says to a form. Null without an answer of its own, as from a proxy, a captive portal or the page to sign in. */
async function post({ address, fields, keptAt }: Pending): Promise<'stored' | 'refused' | null> {
  try {
    const body = new URLSearchParams([...fields, ['waited', `${Date.now() - keptAt}`]]);
    const { ok, status, redirected, headers } = await fetch(address, { method: 'POST', body });
    if (redirected || headers.get('Encore-Page') !== 'desk') return null;
    if (refusals.includes(status)) return 'refused';
    return ok ? 'stored' : null;
  } catch {
    return null;
  }
}

export function onPendingChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}

const firstWaiting = (member: string) => pendingActions(member).find(({ refused }) => !refused);

function replace(action: Pending, ...others: Pending[]) {
  const all = allActions();
  const index = all.findIndex((one) => JSON.stringify(one) === JSON.stringify(action));
  if (index >= 0) write(all.toSpliced(index, 1, ...others));
}

function write(all: readonly Pending[]) {
  if (all.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(all));
  changed.dispatchEvent(new Event('change'));
}

/** What a member did that waits on this device or was refused; rendered again whenever it changes. Empty on the server. */
export function usePendingActions(member: string) {
  const all = pendingActions(
    member,
    useSyncExternalStore(onPendingChange, storedActions, () => '[]'),
  );
  return { waiting: all.filter(({ refused }) => !refused), refused: all.filter(({ refused }) => refused) };
}
