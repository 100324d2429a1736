const reserved: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => reserved[character] ?? character);
}
