import { createHash, randomBytes } from 'node:crypto';
import { subscriberFields } from '../../domain/forms.ts';
import type { ApiContext } from './context.ts';
import { receiveForm } from './receive-form.ts';

/**
 * POST /api/subscribe: the newsletter of the blog. One document for each address; subscribing again changes nothing. Suspected
 * spam gets a separate document, so that it cannot move a person's address into quarantine.
 */
export const subscribe = (api: ApiContext) =>
  receiveForm(api, {
    collection: 'subscribers',
    fields: subscriberFields,
    // The address is on the list already, with the token that its unsubscribe links carry.
    whenConflicting: 'saved',
    documentOf: (subscriber, { suspicion }) => {
      const id = `${subscriberId(subscriber.email)}${suspicion ? '-suspected' : ''}`;
      return { id, document: { ...subscriber, unsubscribeToken: `${id}.${randomBytes(16).toString('base64url')}` } };
    },
  });

/** The id of an address: a hash, so that the token in an unsubscribe link does not contain the address. */
function subscriberId(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
