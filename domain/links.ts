import { facts } from './facts.ts';

/** A WhatsApp chat with the team, opened with a first sentence. */
export function whatsappLink(text: string): string {
  return `https://wa.me/${facts.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

/** A `tel:` address for a phone number written for people. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
