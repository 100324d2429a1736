import encodeQR from 'qr';

/** A QR code as the `d` of an SVG path, one unit for each module; `size` is its width with the quiet zone. */
export function qrCode(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: dark.join(''), size: rows.length };
}
