/** The icons: their file, their size in pixels, and the fraction of the square that the logo fills. */
export const icons = [
  { file: 'icon-192.png', size: 192, share: 0.9, purpose: 'any' },
  { file: 'icon-512.png', size: 512, share: 0.9, purpose: 'any' },
  // Launchers cut a circle of 80 % out of it.
  { file: 'icon-maskable.png', size: 512, share: 0.68, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.86, purpose: 'apple' },
] as const;
