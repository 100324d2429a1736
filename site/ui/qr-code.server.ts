import encodeQR from 'qr';

/** A QR code as the `d` of an SVG path, one unit for each module; `size` is its width with the quiet zone. */
export function qrCode(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: dark.join(''), size: rows.length };
}

/** The same as an SVG file, on white, so that it is read on a dark page. */
export function qrPicture(text: string): string {
  const { path, size } = qrCode(text);
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  const box = `viewBox="0 0 ${size} ${size}" width="180" height="180"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ground}<path d="${path}"/></svg>`;
}
