/**
 * The entries of an object in their order, each key with the type of the object's keys. `Object.entries` types every key as
 * `string`; with these, another table can be read under the same key, and a missing key does not compile.
 */
export function entriesOf<T extends object>(table: T): [keyof T & string, T[keyof T]][] {
  return Object.entries(table) as [keyof T & string, T[keyof T]][];
}
