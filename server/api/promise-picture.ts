import type { Context } from 'hono';
import { referralStatus as en } from '../../content/en/referral-status.ts';
import { referralStatus as zh } from '../../content/zh/referral-status.ts';
import { isLanguage, languageTags } from '../../domain/languages.ts';
import { fill } from '../../domain/texts.ts';
import type { AppOptions } from '../app-options.ts';
import { notFound } from '../http/response-pages.ts';
import { responseHeaders } from '../middleware/security-headers.ts';

/**
 * `/{language}/promise.svg`: how the promise of 24 hours was kept lately, for any page to show; the promise alone where there is too
 * little to say so.
 */
export function promisePicture(options: AppOptions) {
  return async (c: Context): Promise<Response> => {
    const language = c.req.param('language');
    if (!isLanguage(language)) return notFound(c.req.raw, options);
    const { kept, tooFew } = { en, zh }[language].publicPromise;
    const promise = options.publicPromise?.() ?? null;
    const [title = '', text = ''] = promise ? kept.map((line) => fill(line, promise)) : tooFew;
    return c.body(drawing(title, text, languageTags[language]), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=3600',
      ...responseHeaders(options.settings),
      // Pages have another origin where a static host serves them.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  };
}

/** Two lines on a ground of its own, in a font of the device: a picture has no access to those of the page. */
const drawing = (title: string, text: string, language: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 96" width="400" height="96" role="img" lang="${language}">
<title>${title} ${text}</title>
<rect width="400" height="96" rx="6" fill="#fbf4e6"/><rect width="6" height="96" rx="3" fill="#c32e18"/>
<g fill="#2b1912" font-family="system-ui, sans-serif"><text x="24" y="43" font-size="26" font-weight="700">${title}</text>
<text x="24" y="72" font-size="16">${text}</text></g>
</svg>`;
