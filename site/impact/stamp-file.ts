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
 * The styles that a file does not get from the page: figures of equal height, and the Latin display font, with the font in it; its
 * address is the first on `<html>` (`site/layout/deferred-assets.ts`). Not the Chinese one: browsers ask for it so late that its
 * characters are missing from the picture. A font that cannot be loaded is left out.
 */
async function pageStyles(): Promise<string> {
  const figures = 'text{font-variant-numeric:lining-nums}';
  try {
    const [address = ''] = document.documentElement.dataset.fonts?.split(' ') ?? [];
    const font = await (await fetch(address)).blob();
    const reader = new FileReader();
    reader.readAsDataURL(font);
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return `${figures}@font-face{font-family:Young Serif;font-weight:100 900;src:url(${reader.result})}`;
  } catch {
    return figures;
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
