import { createHash, randomBytes } from 'node:crypto';
import { subscriberFields } from '../../domain/forms.ts';
import type { ApiContext } from './context.ts';
import { receiveForm } from './receive-form.ts';

/**
 * POST /api/subscribe: the newsletter of the blog. One row for each address; subscribing again changes nothing, and after
 * leaving it starts anew. A suspected robot gets a row of its own, so that it cannot keep the person's address aside.
 */
export const subscribe = (api: ApiContext) =>
  receiveForm(api, {
    collection: 'subscribers',
    fields: subscriberFields,
    // The address is on the list already, with the token its letters carry.
    whenConflicting: 'saved',
    documentOf: (subscriber, { suspicion }) => {
      const id = `${subscriberId(subscriber.email)}${suspicion ? '-suspected' : ''}`;
      return { id, document: { ...subscriber, unsubscribeToken: `${id}.${randomBytes(16).toString('base64url')}` } };
    },
  });

/** The id of an address: a hash, so that the token in a letter's link does not spell the address. */
export function subscriberId(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
