import type { IncomingHttpHeaders } from 'node:http';
import { prefersJson } from '../errors/sendError.ts';

/** Whether a submission comes from a script, which is answered in JSON. */
export function wantsJson({ accept, 'content-type': type }: IncomingHttpHeaders): boolean {
  return (
    prefersJson(accept) ||
    (type?.startsWith('application/json') === true && !/\btext\/html\b/.test(accept ?? ''))
  );
}
