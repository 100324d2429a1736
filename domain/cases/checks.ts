/** True for a stored value that is as it should be. */
export type Check<Value> = (value: unknown) => value is Value;
export type Checks = Readonly<Record<string, Check<unknown>>>;

/** What fits checks: a name may be missing where its check takes `undefined`. */
export type Checked<Names extends Checks> = {
  [Name in keyof Names as undefined extends ValueOf<Names[Name]> ? never : Name]: ValueOf<Names[Name]>;
} & { [Name in keyof Names as undefined extends ValueOf<Names[Name]> ? Name : never]?: ValueOf<Names[Name]> };

type ValueOf<One> = One extends Check<infer Value> ? Value : never;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Check<number> = (value): value is number => Number.isFinite(value);

/** One of the values of a list. */
export function oneOf<const Value extends string>(known: readonly Value[]): Check<Value> {
  return (value): value is Value => known.some((one) => one === value);
}

/** Null, or what the check takes. */
export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value) => value === null || check(value);
}

/** May be missing. */
export function optional<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value) => value === undefined || check(value);
}

/** True when each value has passed its check. */
export function fits(checks: Checks, values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false;
  const given = new Map(Object.entries(values));
  return Object.entries(checks).every(([name, check]) => check(given.get(name)));
}
