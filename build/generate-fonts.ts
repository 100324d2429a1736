import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fontFolder, generateFonts } from './fonts.ts';

/** For `npm run dev`: subsets made by an earlier build are good enough, and it takes two seconds to make them. */
if (!existsSync(join(fontFolder, 'headline-zh.woff2'))) await generateFonts();
