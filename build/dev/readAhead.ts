import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ContentState, contentState } from '../../src/content/files/contentCache.ts';

let ahead: { file: string; text: string; state: ContentState } | undefined;

/**
 * Records that the content caches already hold this text of a file, which has just been saved: when the
 * file is then reported as edited, nothing has to be read again.
 */
export function noteReadAhead(file: string, text: string): void {
  ahead = { file: resolve(file), text, state: contentState() };
}

/** Whether the content caches hold the current text of a file. */
export function isReadAhead(file: string): boolean {
  if (ahead?.file !== resolve(file) || ahead.state !== contentState()) return false;
  try {
    return readFileSync(file, 'utf8') === ahead.text;
  } catch {
    return false;
  }
}
