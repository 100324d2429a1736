import type { Language } from './languages.ts';

type InBothLanguages = Record<Language, string>;

/** Who decides how personal data is used, and who answers requests about it (Cap. 486, DPP1(3)). */
export type DataUser = {
  legalName: InBothLanguages;
  /** The name or the job title of the person who answers. */
  handler: InBothLanguages;
  /** Where letters reach that person; no post office box. */
  address: InBothLanguages;
};

/**
 * Links and contact details; changing one here changes it on every page. All are sample values: the domains are reserved, and
 * no Hong Kong number begins with 0, so that neither the phone link nor WhatsApp reaches a real person.
 */
export const facts = {
  /** Whether people, partners and press are samples: every footer says so. With real ones, set it to false, and fill in `dataUser`. */
  hasSamples: true as boolean,
  /** Null while it is a sample; with the site's real partners no server starts without it. */
  dataUser: null as DataUser | null,
  appStore: 'https://apps.example.com/hk/encore',
  /** Android's link goes to a page that offers the APK (docs/spec.md §1). */
  androidDownload: 'https://apk.example.com/encore',
  email: 'hello@encore.example.com',
  pressEmail: 'press@encore.example.com',
  phone: '+852 0000 0123',
  instagram: 'https://instagram.example.com/encore.hk',
  rednote: 'https://rednote.example.com/encore-hk',
  maps: 'https://maps.example.com/?q=Crescent+Bay+Science+Park+Sha+Tin',
  callBooking: 'https://calendar.example.com/encore/15-minutes',
} as const;

/**
 * Where a device gets the app: Android from the APK page, every other from the app store (docs/spec.md §1).
 * @param userAgent the browser's, or empty
 */
export function appAddress(userAgent: string): string {
  return /android/i.test(userAgent) ? facts.androidDownload : facts.appStore;
}

/** A WhatsApp chat with the team, opened with a first sentence. */
export function whatsappLink(text: string): string {
  return `https://wa.me/${facts.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** A `tel:` address for a phone number written for people. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** What stands in the privacy notice and in mails while nobody real is responsible. */
const sampleDataUser: DataUser = {
  legalName: { en: 'Encore Sample Limited', zh: '再嚐示範有限公司' },
  handler: { en: 'Data Protection Officer', zh: '個人資料主任' },
  address: {
    en: 'Unit 306, 3/F, Oven Building, Crescent Bay Science Park, Sha Tin, New Territories, Hong Kong',
    zh: '香港新界沙田新月灣科學園爐火大樓3樓306室',
  },
};

export const dataUser: DataUser = facts.dataUser ?? sampleDataUser;

/** Why no server may start with these facts; null when it may. */
export function problemOfFacts({ hasSamples, dataUser: given }: Pick<typeof facts, 'hasSamples' | 'dataUser'>) {
  const texts = given ? Object.values(given).flatMap((text) => Object.values(text)) : [''];
  if (hasSamples || texts.every((text) => text.trim() !== '')) return null;
  return (
    'domain/facts.ts has no samples any more: `dataUser` must name the company, who answers requests about personal data, and ' +
    'their postal address, in both languages. The law wants it in the privacy notice (Cap. 486, DPP1(3)).'
  );
}
