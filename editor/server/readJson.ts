import { Refusal } from './contentPaths.ts';

/** Maximum request size in bytes. A request to save holds a page's data twice. */
const MAX_BYTES = 8_000_000;

/** The JSON that a request holds; an empty object if it holds nothing. Throws Refusal. */
export async function readJson(request: AsyncIterable<Buffer>): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MAX_BYTES) throw new Refusal('The request is too large.', 413);
    parts.push(part);
  }
  if (parts.length === 0) return {};
  try {
    return JSON.parse(Buffer.concat(parts).toString()) as unknown;
  } catch {
    throw new Refusal('The request is not JSON.');
  }
}
