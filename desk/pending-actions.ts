/** A form that could not be sent: there was no network. It waits in the browser's storage, and is sent again. */
type Pending = {
  address: string;
  fields: [string, string][];
  /** By the device's clock, only to know how long it waits. */
  keptAt: number;
};

const key = 'deskPendingActions';
const changed = new EventTarget();

export function pendingActions(): readonly Pending[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/** Keeps a form of the desk. @throws where the browser has no storage: then the page says that nothing was sent */
export function keepAction(address: string, form: FormData) {
  const fields = [...form].map(([name, value]): [string, string] => [name, `${value}`]);
  write([...pendingActions(), { address, fields, keptAt: Date.now() }]);
}

/**
 * Sends what waits, oldest first. Repeating is harmless, because every form has an id of its own.
 * @returns how many were sent; it stops at the first that does not arrive
 */
export async function sendPendingActions(): Promise<number> {
  let sent = 0;
  // Two tabs would send the same twice, and each remove the other's.
  await navigator.locks.request(key, async () => {
    for (let next = pendingActions()[0]; next; next = pendingActions()[0]) {
      if (!(await arrives(next))) return;
      write(pendingActions().slice(1));
      sent += 1;
    }
  });
  return sent;
}

/** True when the server has decided: also when it says that somebody else was first. Not before a sign-in. */
async function arrives({ address, fields, keptAt }: Pending): Promise<boolean> {
  try {
    const body = new URLSearchParams([...fields, ['waited', `${Date.now() - keptAt}`]]);
    const { status, redirected } = await fetch(address, { method: 'POST', body });
    return !redirected && status < 500 && status !== 429;
  } catch {
    return false;
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

function write(all: readonly Pending[]) {
  if (all.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(all));
  changed.dispatchEvent(new Event('change'));
}
