import { facts } from './facts.ts';

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
