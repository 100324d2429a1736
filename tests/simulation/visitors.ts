import { asJson } from '../../server/testing/fixtures.ts';
import { newDevice } from './network.ts';
import { closePage, openPage, refer } from './referral-page.ts';
import { type Step, until } from './step.ts';
import { hour } from './world.ts';

const minute = 60_000;

/** What happens on the phones of visitors. */
export const visitorSteps: Record<string, Step> = {
  'a person refers a business': {
    weight: 14,
    async run(world, random) {
      const number = world.referrers.length + 1;
      const device =
        random.chance(0.2) && number > 1 ? random.pick(world.referrers).device : newDevice(world, `phone ${number}`);
      if (!world.pages.has(device)) await openPage(world, device);
      const referrer = {
        name: `Referrer${number}`,
        contact: `Contact${number}x`,
        device,
        submission: null,
        toldAt: null,
        isOnDevice: false,
        erasedAt: null,
      };
      world.referrers.push(referrer);
      refer(world, referrer, random);
      world.time.setTimer(() => closePage(world, device), random.integer(minute, 12 * hour));
      return `${referrer.name} refers ${referrer.contact}, on ${device.name}${device.isOnline ? '' : ' without a network'}`;
    },
  },
  'a phone has no network': {
    weight: 3,
    async run(world, random) {
      if (world.referrers.length === 0) return null;
      const { device } = random.pick(world.referrers);
      device.isOnline = false;
      const back = () => {
        device.isOnline = true;
        device.run(() => dispatchEvent(new Event('online')));
      };
      return `${device.name} has no network for ${until(world, random, back)}`;
    },
  },
  'a page is opened': {
    weight: 3,
    async run(world, random) {
      if (world.referrers.length === 0) return null;
      const { device } = random.pick(world.referrers);
      await openPage(world, device);
      return `${device.name}: the page is opened`;
    },
  },
  'the storage of a phone is full': {
    weight: 1,
    async run(world, random) {
      if (world.referrers.length === 0) return null;
      const { device } = random.pick(world.referrers);
      device.isStorageFull = true;
      return `The storage of ${device.name} is full for ${until(world, random, () => (device.isStorageFull = false))}`;
    },
  },
  'a person writes a message or applies': {
    weight: 2,
    async run(world, random) {
      if (!world.server) return null;
      const path = random.pick(['/api/send-message', '/api/apply-for-partnership']);
      const number = random.integer(1, 1_000_000);
      const person = { email: `visitor${number}@example.com`, message: 'A question', elapsed: 60_000 };
      const name = { firstName: 'Visitor', lastName: `${number}`, contactName: `Visitor ${number}` };
      const business = {
        businessName: `Bakery ${number}`,
        businessType: 'Bakery',
        district: 'Islands',
        surplus: 'A mix',
      };
      const fields = { ...person, ...name, ...business, phone: '+852 0000 0123', consent: true };
      const { status } = await world.server.request(path, asJson(fields), `visitor ${number}`);
      return `${fields.contactName} posts to ${path}: ${status}`;
    },
  },
};
