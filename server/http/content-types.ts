import { extname } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** Types that Hono's list does not have, or has without the charset. */
const ownTypes: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

/** The content type of a file by its extension; a file of unknown type is offered as a download. */
export function contentTypeOf(file: string): string {
  return ownTypes[extname(file).toLowerCase()] ?? getMimeType(file) ?? 'application/octet-stream';
}
