/**
 * The entries of a table in their order, each key with the type of the table's keys: what belongs together is joined by
 * key, and a missing key does not compile. (`Object.entries` types every key as `string`.)
 */
export function entriesOf<T extends object>(table: T): [keyof T & string, T[keyof T]][] {
  return Object.entries(table) as [keyof T & string, T[keyof T]][];
}
