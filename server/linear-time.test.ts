import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFields } from '../domain/fields.ts';
import { inLanguage, pageAt, withoutSlashesAtEnd } from '../domain/pages.ts';
import { isSubmissionId, referralFields } from '../domain/referral.ts';
import { foldText, searchText } from '../domain/texts.ts';
import { csvLine } from './admin/csv.ts';
import { importLines } from './admin/import.ts';
import { readCommit } from './api/firestore-commit.ts';
import { acceptedEncodings } from './http/encodings.ts';
import { languageOfBrowser, languageOfCookie, languageOfReferer } from './http/visitor-language.ts';
import { clientAddress, networkOf } from './middleware/client-address.ts';
import { commitPath, fullDisk, referral } from './testing/fixtures.ts';
import { createTestApp } from './testing/test-app.ts';

/** Characters of text. A client can send this much in a body; its headers are limited to 16 KB. */
const length = 64 * 1024;
/** Milliseconds. Linear time takes a few; quadratic time takes seconds. */
const limit = 400;

/** How a match may begin and end, and what may be repeated between: the near misses of every expression below. */
const starts = ['', '/', '/en', 'a@', 'a@b.', '[', '::ffff:1', 'REF_', 'W/"', 'gzip;q=', '"', '\u200b', '--', '~'];
const units = [...'/ \t\ra0.-:,;="%\\[\u00ad漢\u0344', '\r\n'];
// The last ones have marks that normalising sorts.
const pairs = [...'a. a- .- ;q ;= 0. 1: :f q= /. %2 "W a@'.split(' '), ' ,', ' =', ', ', '\u200b '].concat([
  '\u0344\u0316',
  '\u0316\uFF9E',
]);
const ends = ['', 'x', '!', '@', ' x', '=', '/', '\u0000', '\n-'];
const around = fc.tuple(fc.constantFrom(...starts), fc.constantFrom(...ends));

const { app, options } = createTestApp({ store: fullDisk });
/** A header's value has bytes only. */
const asHeader = (text: string) => text.replace(/[^\t\x20-\x7e]/g, '?');
const request = (name: string, text: string) =>
  new Request('http://localhost/', { headers: { [name]: asHeader(text) } });
async function* once(text: string) {
  yield text;
}

const arrival = { receivedAt: 0, via: 'form', language: 'en', suspicion: null };

/** Everything that reads text from outside. */
const readers: Record<string, (text: string) => unknown> = {
  'the fields of a form': (text) =>
    parseFields(referralFields, { ...referral, referrerEmail: text, contactEmail: `a@${text}`, businessName: text }),
  'a reference': isSubmissionId,
  'a commit': (text) =>
    readCommit(
      {
        writes: [{ update: { name: text, fields: { a: { integerValue: text } } }, currentDocument: { exists: false } }],
      },
      text,
    ),
  'a text to search': foldText,
  'the search text of a document': (text) => searchText({ ...referral, conversationNotes: text }),
  'a cell of CSV': (text) => csvLine([text]),
  'a line to import': (text) =>
    importLines(
      fullDisk,
      'subscribers',
      once(JSON.stringify({ id: 'a', document: { email: text, consent: true, unsubscribeToken: text }, arrival })),
    ),
  'a path': (text) => [withoutSlashesAtEnd(text), pageAt(text), inLanguage(text, 'zh')],
  'X-Forwarded-For': (text) => networkOf(clientAddress('::1', text, 1)),
  'Accept-Encoding': acceptedEncodings,
  'Accept-Language': (text) => languageOfBrowser(request('accept-language', text)),
  Cookie: (text) => languageOfCookie(request('cookie', text)),
  Referer: (text) => languageOfReferer(request('referer', text), options.settings.siteUrl),
  'the address of a request': (text) => app.fetch(new Request(`http://localhost/${encodeURI(text)}`)),
  'the address of a commit': (text) => app.request(commitPath.replace('encore', encodeURI(text)), { method: 'POST' }),
  'the token of an unsubscribe link': (text) => app.request(`/api/unsubscribe?token=${encodeURIComponent(text)}`),
  ...Object.fromEntries(
    ['if-none-match', 'content-type', 'content-language', 'idempotency-key', 'origin', 'host'].map((name) => [
      `the header ${name}`,
      (text: string) =>
        Promise.all([
          app.fetch(request(name, text)),
          app.request('/en', { headers: request(name, text).headers }),
          app.request('/api/subscribe', { method: 'POST', headers: request(name, text).headers }),
        ]),
    ]),
  ),
};

test.each(Object.entries(readers))('%s is read in linear time', async (_, read) => {
  for (const unit of [...units, ...pairs]) {
    const property = fc.asyncProperty(around, async ([start, end]) => {
      const text = start + unit.repeat(Math.ceil(length / unit.length)) + end;
      // The fastest of three, so that a busy machine does not count.
      let fastest = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 3 && fastest > limit; attempt++) {
        const begin = performance.now();
        await read(text);
        fastest = Math.min(fastest, performance.now() - begin);
      }
      expect([unit, fastest < limit]).toEqual([unit, true]);
    });
    await fc.assert(property, { numRuns: process.env.THOROUGH ? 60 : 2, endOnFailure: true });
  }
});
