/**
 * Reads a body, but never more of it than is allowed, whatever Content-Length says.
 * @param limit bytes
 * @returns the bytes, or null when there are more
 * @throws when the client goes away in the middle
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | null> {
  const announced = request.headers.get('content-length');
  if (announced !== null && !(Number(announced) <= limit)) return null;
  if (announced !== null && !request.headers.has('transfer-encoding')) {
    // Node's parser hands over no more than was announced; this way is faster than a stream.
    const body = new Uint8Array(await request.arrayBuffer());
    return body.length <= limit ? body : null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
