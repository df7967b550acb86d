import { readSummary, type StatusSummary } from './StatusSummary.ts';

/** Maximum size of a feed in bytes, decompressed. Real ones have tens of kilobytes. */
const MOST_BYTES = 1_000_000;

/**
 * Reads the response of a status feed. Returns undefined for an error, for anything that is not a summary, and for a
 * response that exceeds the maximum; the rest is not read.
 */
export async function readFeed({ ok, body }: Response): Promise<StatusSummary | undefined> {
  if (!ok || body === null) return undefined;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
  return readSummary(JSON.parse(text + decoder.decode()));
}
