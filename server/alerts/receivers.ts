import { createHash } from 'node:crypto';
import type { CaseAlert } from '../../domain/alerts.ts';
import type { Member } from '../../domain/member.ts';

/** Somebody who is told: a member by mail, or a webhook. `id` is the member's, or a name of the address that does not reveal it. */
export type Receiver = { channel: 'mail' | 'webhook'; id: string };

export type Receivers = {
  all(): Receiver[];
  /** Half time concerns the member who has claimed a case; everything else, and what nobody has claimed, all. */
  ofCase(kind: CaseAlert, owner: string | null): Receiver[];
  /** The present member with an address for mails, or undefined. */
  member(id: string): Member | undefined;
  /** The address of a webhook, or undefined when it is not in the settings any more. */
  webhook(id: string): string | undefined;
};

/** @param members gives the present members */
export function createReceivers(members: () => readonly Member[], webhookUrls: readonly string[]): Receivers {
  const webhooks = new Map(webhookUrls.map((url) => [idOfWebhook(url), url]));
  const withAddress = () => members().filter(({ email }) => email !== '');
  const all = (): Receiver[] => [
    ...withAddress().map(({ id }) => ({ channel: 'mail' as const, id })),
    ...[...webhooks.keys()].map((id) => ({ channel: 'webhook' as const, id })),
  ];
  return {
    all,
    ofCase(kind, owner) {
      const own = all().filter(({ channel, id }) => channel === 'mail' && id === owner);
      return kind === 'half' && own.length > 0 ? own : all();
    },
    member: (id) => withAddress().find((member) => member.id === id),
    webhook: (id) => webhooks.get(id),
  };
}

/** Webhook addresses of chat systems are secrets, so the store has only a hash. */
function idOfWebhook(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 16);
}
