import { confirmPath, unsubscribePath } from '../../domain/service-pages.ts';
import { asJson, referral } from '../../server/testing/fixtures.ts';
import { updateNotes } from '../../site/referral-form/unsent-notes.ts';
import type { Device } from './devices.ts';
import { newReferrer } from './network.ts';
import type { Random } from './random.ts';
import { closePage, openPage, refer } from './referral-page.ts';
import { type Step, until } from './step.ts';
import { hour, type World } from './world.ts';

/** A step on the phone of somebody who has referred a business. */
const onPhone = (
  weight: number,
  run: (world: World, random: Random, device: Device) => string | Promise<string>,
): Step => ({
  weight,
  run: async (world, random) =>
    world.referrers.length === 0 ? null : run(world, random, random.pick(world.referrers).device),
});

/** The token of the mail to an address. */
const selectToken = `SELECT document ->> 'unsubscribeToken' AS token FROM documents
  WHERE collection = 'subscribers' AND document ->> 'email' = ?`;

/** What happens on the phones of visitors. */
export const visitorSteps: Record<string, Step> = {
  'a person refers a business': {
    weight: 30,
    async run(world, random) {
      const isKnown = random.chance(0.2) && world.referrers.length > 0;
      const referrer = newReferrer(world, isKnown ? random.pick(world.referrers).device : undefined);
      const { name, contact, device } = referrer;
      if (!world.pages.has(device)) await openPage(world, device);
      refer(world, referrer, random);
      world.time.setTimer(() => closePage(world, device), random.integer(hour / 60, 12 * hour));
      return `${name} refers ${contact}, on ${device.name}`;
    },
  },
  'a phone has no network': onPhone(3, (world, random, device) => {
    device.isOnline = false;
    const hours = until(world, random, () => {
      device.isOnline = true;
      device.run(() => dispatchEvent(new Event('online')));
    });
    return `${device.name} has no network for ${hours}`;
  }),
  'a page is opened': onPhone(3, async (world, _, device) => {
    await openPage(world, device);
    return `${device.name}: the page is opened`;
  }),
  'the storage of a phone is full': onPhone(1, (world, random, device) => {
    device.isStorageFull = true;
    return `The storage of ${device.name} is full for ${until(world, random, () => (device.isStorageFull = false))}`;
  }),
  'the list on a phone is damaged': onPhone(0.5, (_, random, device) => {
    if (device.stored.has('referralSubmissions')) return `${device.name} has a list of referrals that waits`;
    device.stored.set('referralSubmissions', random.pick(['{', '"text"', '[null, 1]']));
    return `The list of referrals on ${device.name} is damaged`;
  }),
  'the list on a phone is forgotten': onPhone(0.5, (_world, _random, device) => {
    device.run(() => updateNotes(() => ({ sent: [], key: '' })));
    return `What was sent from ${device.name} is forgotten there`;
  }),
  'another referral comes under a known number': {
    weight: 2,
    async run({ server, cloud, referrers }, random) {
      const known = referrers.filter(({ toldAt }) => toldAt !== null);
      // Where the first is still in the cloud alone, both are kept, the second in quarantine.
      if (!server || cloud || known.length === 0) return null;
      const { submission, contact } = random.pick(known);
      const headers = { 'Idempotency-Key': submission?.submissionId ?? '' };
      const body = { ...referral, contactName: 'Somebody else', elapsed: 60_000 };
      const { status } = await server.request('/api/submit-referral', asJson(body, headers), 'another phone');
      return `Another referral comes under the number of ${contact}: ${status}`;
    },
  },
  'a reader uses the newsletter': {
    weight: 2,
    async run({ server, readers }, random) {
      if (!server) return null;
      const email = `reader${random.integer(1, 4)}@example.com`;
      const path = random.pick(['/api/subscribe', confirmPath, unsubscribePath]);
      const [row] = server.store.database.all(selectToken, email);
      const form = { email, consent: true, elapsed: 60_000, token: `${row?.token}` };
      const { ok, status } = await server.request(path, asJson(form), email);
      if (ok && path !== '/api/subscribe') readers.set(email, path === confirmPath);
      return `${email} posts to ${path}: ${status}`;
    },
  },
  'a person writes a message or applies': {
    weight: 2,
    async run({ server }, random) {
      const path = random.pick(['/api/send-message', '/api/apply-for-partnership']);
      const number = random.integer(1, 1_000_000);
      const person = { email: `visitor${number}@example.com`, message: 'A question', elapsed: 60_000 };
      const name = { firstName: 'Visitor', lastName: `${number}`, contactName: `Visitor ${number}` };
      const business = { businessName: `Bakery ${number}`, businessType: 'Bakery', district: 'Islands' };
      const fields = { ...person, ...name, ...business, surplus: 'A mix', phone: '+852 0000 0123', consent: true };
      const response = await server?.request(path, asJson(fields), `visitor ${number}`);
      return `${fields.contactName} posts to ${path}: ${response?.status}`;
    },
  },
};
