import { stampSize } from './stamp.tsx';

/** A drawing as a PNG file, because chats take no SVG; as an SVG file where the browser makes no PNG of it. */
export async function pictureOf(drawing: SVGElement): Promise<File> {
  const complete = drawing.cloneNode(true) as SVGElement;
  const style = document.createElementNS(drawing.namespaceURI, 'style');
  style.textContent = await pageStyles();
  complete.prepend(style);
  const svg = new XMLSerializer().serializeToString(complete);
  try {
    return new File([await pngOf(svg)], 'encore-stamp.png', { type: 'image/png' });
  } catch {
    return new File([svg], 'encore-stamp.svg', { type: 'image/svg+xml' });
  }
}

/**
 * The styles that a file does not get from the page: figures of equal height, and the display fonts, with the fonts in them. The
 * page has their addresses on `<html>`, the Latin one first (`site/layout/deferred-assets.ts`). A font that cannot be loaded is
 * left out.
 */
async function pageStyles(): Promise<string> {
  const addresses = document.documentElement.dataset.fonts?.split(' ') ?? [];
  const rules = addresses.map(async (address, place) => {
    const font = await (await fetch(address)).blob();
    const reader = new FileReader();
    reader.readAsDataURL(font);
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    const family = place === 0 ? 'Young Serif' : 'Encore Headline';
    return `@font-face{font-family:${family};font-weight:100 900;src:url(${reader.result})}`;
  });
  const loaded = (await Promise.allSettled(rules)).flatMap((rule) => (rule.status === 'fulfilled' ? rule.value : []));
  return `text{font-variant-numeric:lining-nums}${loaded.join('')}`;
}

/**
 * An SVG as a PNG, three times its size. Browsers load the fonts in an SVG only when it is drawn, and the first picture has no words
 * in them; nothing says when they are loaded. So it is drawn until the picture changes, for two seconds at most.
 */
async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  // Not an address of a blob: the Content-Security-Policy allows `data:` only.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = stampSize.width * 3;
  canvas.height = stampSize.height * 3;
  const draw = () => canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  draw();
  const first = canvas.toDataURL();
  for (let tries = 0; tries < 10 && canvas.toDataURL() === first; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    draw();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no PNG of the drawing');
  return blob;
}

/** Offers a file as a download. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
