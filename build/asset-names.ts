/**
 * Names of fonts, styles and pictures. Home names 25 pictures, and what does not compress in their names was 1.5 % of its bytes: so
 * each is a short hash without capitals, and nothing else.
 */
export const assetNames = {
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith('.svg') ? 'assets/[hash:5][extname]' : 'assets/[name]-[hash:5][extname]',
  hashCharacters: 'base36',
} as const;
