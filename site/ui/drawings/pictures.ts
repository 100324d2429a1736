const files = import.meta.glob<string>('./*/*.svg', { query: '?url&no-inline', import: 'default', eager: true });

/** Drawings that are shown as files of their own, each with the width and height of its view box. */
export const pictureSizes = {
  'bag/asleep': [208, 220],
  'bag/empty': [208, 176],
  'bag/full': [240, 276],
  'bag/happy': [208, 216],
  'bag/tagged': [240, 226],
  'bag/wink': [208, 184],
  'bag/yawn': [208, 176],
  'food/cake-slice': [120, 120],
  'food/char-siu-rice': [120, 120],
  'food/choy-sum': [120, 120],
  'food/croissant': [120, 120],
  'food/egg-tart': [120, 120],
  'food/fish': [120, 120],
  'food/ham-roll': [120, 120],
  'food/mandarin': [120, 120],
  'food/milk-tea': [120, 120],
  'food/pineapple-bun': [120, 120],
  'food/sandwich': [120, 120],
  'food/sourdough': [120, 120],
  'scenes/bus-queue': [1500, 708],
  'scenes/bus-queue-narrow': [756, 1280],
  'scenes/conversation': [720, 480],
  'scenes/crescent-bay': [80, 80],
  'scenes/empty-plate': [560, 272],
  'scenes/form-and-bag': [300, 200],
  'scenes/hill-path': [320, 98],
  'scenes/introduction': [480, 400],
  'scenes/lion-rock': [80, 80],
  'scenes/over-the-counter': [2400, 820],
  'scenes/queue-at-nine': [1080, 720],
  'scenes/signing': [480, 360],
  'scenes/step-complete': [300, 420],
  'scenes/step-discover': [300, 420],
  'scenes/step-pick-up': [300, 420],
  'scenes/street-map': [600, 420],
  'scenes/tuning-dial': [320, 84],
  'shops/money-bucket': [200, 166],
  'shops/open-door': [320, 360],
  'shops/rosette': [160, 160],
  'shops/till': [200, 166],
  'shops/wall-clock': [120, 120],
  'shutters/cat': [300, 370],
  'shutters/goose': [300, 370],
  'shutters/nylon-bag': [300, 370],
  'shutters/pineapple-bun': [300, 370],
  'shutters/scale': [300, 370],
  'shutters/taxi': [300, 370],
  'shutters/tea': [300, 370],
} as const;

export type PictureName = keyof typeof pictureSizes;

/** The address and the size of a drawing, for an image element. */
export function pictureFile(name: PictureName) {
  const [width, height] = pictureSizes[name];
  return { src: files[`./${name}.svg`], width, height };
}
