import { links, readNotes, updateNotes } from './unsent-notes.ts';

/**
 * The secret of the private link of a referral from this device, which is the same however often and by which tab it is sent. Empty where
 * the browser stores nothing, has no certificate, or has forgotten what was sent.
 */
export async function linkOf(submissionId: string): Promise<string> {
  const { key } = readNotes();
  return key && hashed(key + submissionId);
}

/** The secret of the device, from which those of its links are made, never leaves it. */
links.make = async (submissionId) => {
  updateNotes(({ key }) => ({ key: key || crypto.getRandomValues(new Uint8Array(32)).join() }));
  const link = await linkOf(submissionId);
  return link && hashed(link);
};

/** The SHA-256 of a text in base64; empty without a certificate. */
async function hashed(text: string): Promise<string> {
  const hash = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return hash ? btoa(String.fromCharCode(...new Uint8Array(hash))) : '';
}
