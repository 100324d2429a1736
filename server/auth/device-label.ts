/** Names that a User-Agent contains, the more specific first: Edge also says Chrome, and Chrome also says Safari. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** What the list of devices calls a browser: `Chrome, Android`; empty when nothing is known. It decides nothing. */
export function deviceLabel(userAgent: string | null): string {
  const nameIn = (list: readonly (readonly [string, string])[]) =>
    list.find(([part]) => userAgent?.includes(part))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ');
}
