const reserved: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML may hold it, in elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => reserved[character] ?? character);
}
