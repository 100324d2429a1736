/** Puts values into the placeholders of a text, such as `{amount}`. */
export function fillPlaceholders(text: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
}

/** An amount of Hong Kong dollars: `HK$3,744`, `HK$12.50`. */
export function money(amount: number): string {
  return `HK$${amount.toLocaleString('en', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
}
