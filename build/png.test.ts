import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from './png.ts';

const png = encodePng({
  width: 2,
  height: 2,
  pixels: Uint8Array.from([255, 0, 0, 255, 0, 0, 9, 255, 0, 0, 9, 255, 0, 0, 9, 255]),
});

test('a picture is written with its size and only the colours it has', () => {
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2]);
  const palette = png.indexOf('PLTE') + 4;
  expect([...png.subarray(palette, palette + 6)]).toEqual([0, 0, 9, 255, 0, 0]);
});

test('each pixel has the colour it had', () => {
  const start = png.indexOf('IDAT');
  const length = png.readUInt32BE(start - 4);
  expect([...inflateSync(png.subarray(start + 4, start + 4 + length))]).toEqual([0, 1, 0, 0, 0, 0]);
});

test('of more than 256 colours, the rarest take the nearest of the others', () => {
  const shades = Array.from({ length: 300 }, (_, shade) => [shade % 256, Math.floor(shade / 256) * 3, 0, 255]);
  const common = Array.from({ length: 300 }, () => [0, 0, 200, 255]);
  const many = encodePng({ width: 600, height: 1, pixels: Uint8Array.from([...shades, ...common].flat()) });
  expect(many.readUInt32BE(many.indexOf('PLTE') - 4)).toBe(768);
});
