/** The 18 districts as they are stored, in the order of docs/spec.md §3.2. */
export const districts = [
  'Central and Western',
  'Eastern',
  'Southern',
  'Wan Chai',
  'Kowloon City',
  'Kwun Tong',
  'Sham Shui Po',
  'Wong Tai Sin',
  'Yau Tsim Mong',
  'Islands',
  'Kwai Tsing',
  'North',
  'Sai Kung',
  'Sha Tin',
  'Tai Po',
  'Tsuen Wan',
  'Tuen Mun',
  'Yuen Long',
] as const;

/** The districts as people look for them in a list: Hong Kong Island, Kowloon, the New Territories. */
export const districtRegions = {
  island: districts.slice(0, 4),
  kowloon: districts.slice(4, 9),
  newTerritories: districts.slice(9),
};

export type District = (typeof districts)[number];

/** The district that a text names, as it is stored; null for any other text. */
export function districtOf(text: unknown): District | null {
  return districts.find((known) => known === text) ?? null;
}
