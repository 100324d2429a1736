import { stampSize } from './stamp.tsx';

/** A drawing as a PNG file, because chats take no SVG; as an SVG file where the browser makes no PNG of it. */
export async function pictureOf(drawing: SVGElement): Promise<File> {
  const withFont = drawing.cloneNode(true) as SVGElement;
  const style = document.createElementNS(drawing.namespaceURI, 'style');
  style.textContent = await displayFontRule();
  withFont.prepend(style);
  const svg = new XMLSerializer().serializeToString(withFont);
  try {
    return new File([await pngOf(svg)], 'encore-stamp.png', { type: 'image/png' });
  } catch {
    return new File([svg], 'encore-stamp.svg', { type: 'image/svg+xml' });
  }
}

/**
 * The `@font-face` rule of the display font, with the font in it, because a file has none of the page's fonts; empty where the font
 * cannot be loaded. Its address is the first in `data-fonts` on `<html>` (`site/layout/deferred-assets.ts`).
 */
async function displayFontRule(): Promise<string> {
  try {
    const [address = ''] = document.documentElement.dataset.fonts?.split(' ') ?? [];
    const font = await (await fetch(address)).blob();
    const reader = new FileReader();
    reader.readAsDataURL(font);
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return `@font-face{font-family:Young Serif;font-weight:100 900;src:url(${reader.result})}`;
  } catch {
    return '';
  }
}

/** An SVG as a PNG, three times its size. */
async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  // Not an address of a blob: the Content-Security-Policy allows `data:` only.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = stampSize.width * 3;
  canvas.height = stampSize.height * 3;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
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
