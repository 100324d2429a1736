/** A place in a list, between two rows: what the row before is sorted by, and its name. */
export type Position = { key: number; subject: string };

/** A position as it is in the address of a page. */
export function formatPosition({ key, subject }: Position): string {
  return `${key}~${subject}`;
}

/** @returns null for anything that `formatPosition` did not make; the list begins at its first row then */
export function parsePosition(text: string | null): Position | null {
  const [, key = '', subject = ''] = /^(\d{1,16})~(.+)$/s.exec(text ?? '') ?? [];
  return key === '' ? null : { key: Number(key), subject };
}
