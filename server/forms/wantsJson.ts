import type { IncomingHttpHeaders } from 'node:http';
import { prefersJson } from '../errors/sendError.ts';

/** Whether a submission comes from a script, which gets JSON. */
export function wantsJson({ accept, 'content-type': type }: IncomingHttpHeaders): boolean {
  return (
    prefersJson(accept) ||
    (type?.startsWith('application/json') === true && !/\btext\/html\b/.test(accept ?? ''))
  );
}
