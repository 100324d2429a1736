/**
 * A text with its `{placeholders}` filled in; one without a value stays. A value is not read again: the name of a business may have
 * braces or `$&` in it.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name) => `${values[name] ?? placeholder}`);
}

/** An amount of Hong Kong dollars: `HK$3,744`, `HK$12.50`. */
export function money(amount: number): string {
  return `HK$${amount.toLocaleString('en', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
}
