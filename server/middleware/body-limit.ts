import { HTTPException } from 'hono/http-exception';

/** Bytes that a chunk counts at least; 1,000 chunks are the limit of a form. */
const smallestChunk = 64;
/** Fields of a form; reading the 95,000 that fit into one keeps everybody waiting for a quarter of a second. */
const mostFields = 1000;
const ampersand = 38;

/**
 * Reads a body up to a limit, also when Content-Length is false.
 * @param limit bytes
 * @returns the bytes, or null when there are more, or more fields than any form has
 * @throws HTTPException with status 400 when the client disconnects before the end, which is not an error of the server
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | null> {
  try {
    return await readUpTo(limit, request);
  } catch {
    throw new HTTPException(400, { message: 'The body did not arrive whole.' });
  }
}

async function readUpTo(limit: number, request: Request): Promise<Uint8Array | null> {
  const announced = request.headers.get('content-length');
  if (announced !== null && !(Number(announced) <= limit)) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    // A chunk of one byte costs as much as a whole packet.
    size += Math.max(chunk.length, smallestChunk);
    if (size > limit) return null;
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const isForm = request.headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded');
  return isForm && body.filter((byte) => byte === ampersand).length >= mostFields ? null : body;
}
