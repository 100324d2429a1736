import { Resvg } from '@resvg/resvg-js';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { appCode } from './app-code.ts';

test.each(['https://www.encore.example.com', 'https://api.example.com', 'http://localhost:3000'])(
  'a scanner reads the address of the app on %s from the code, in the size in which it is shown',
  (origin) => {
    const size = 104;
    const options = { background: '#fbf4e6', fitTo: { mode: 'width', value: size } } as const;
    const data = new Resvg(appCode(origin), options).render().pixels;
    expect(decodeQR({ width: size, height: size, data })).toBe(`${origin}/api/app`);
  },
);
