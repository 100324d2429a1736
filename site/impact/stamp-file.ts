import { stampSize } from './stamp.tsx';

/** A drawing as a PNG file, three times its size. Chats take no SVG. */
export async function pngOf(drawing: SVGElement): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = stampSize.width * 3;
  canvas.height = stampSize.height * 3;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser made no PNG of the drawing');
  return new File([blob], 'encore-stamp.png', { type: 'image/png' });
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
