const lifetime = 5 * 60_000;
const remembered = 1000;

/**
 * The challenges that passkeys have to sign: each is accepted once, within five minutes, for what it was made for. Only the last
 * 1000 are kept, so that memory stays bounded.
 * @param monotonic milliseconds that never jump
 */
export function createChallenges(monotonic: () => number) {
  const open = new Map<string, { purpose: string; until: number }>();
  return {
    /** @param purpose such as the id of the member who adds a passkey */
    add(challenge: string, purpose: string) {
      open.set(challenge, { purpose, until: monotonic() + lifetime });
      if (open.size > remembered) open.delete(open.keys().next().value as string);
    },
    /** Whether a challenge may be accepted. It is not accepted a second time. */
    take(challenge: string, purpose: string): boolean {
      const found = open.get(challenge);
      if (found?.purpose !== purpose) return false;
      open.delete(challenge);
      return found.until > monotonic();
    },
  };
}
