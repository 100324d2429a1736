/**
 * Links and contact details; changing one here changes it on every page. All are sample values: the domains are reserved, and
 * no Hong Kong number begins with 0, so that neither the phone link nor WhatsApp reaches a real person.
 */
export const facts = {
  /** Whether people, partners and press are samples: every footer says so. With real ones, set it to false. */
  hasSamples: true as boolean,
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
