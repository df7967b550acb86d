import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { INERT_POLICY, securityHeaders } from '../securityHeaders.ts';

/** An error of node:http's parser. */
interface ClientError extends Error {
  code?: string;
}

function statusOf({ code }: ClientError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400;
}

/** A raw response with the usual headers, after which the connection is closed. */
export function closingResponse(status: number): string {
  const text = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ error: text });
  const security = securityHeaders(INERT_POLICY, false);
  const lines = [`HTTP/1.1 ${status} ${text}`, 'Connection: close', 'Cache-Control: no-store'];
  if (status === 405) lines.push('Allow: GET, HEAD');
  for (let index = 0; index < security.length; index += 2)
    lines.push(`${security[index]}: ${security[index + 1]}`);
  lines.push('Content-Type: application/json; charset=utf-8', `Content-Length: ${body.length}`, '', body);
  return lines.join('\r\n');
}

/**
 * Whether a response to an earlier request is being sent on a connection; node:http checks the same before it
 * responds.
 */
function isResponding(socket: Socket): boolean {
  const { _httpMessage: response } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return response?.headersSent === true;
}

/**
 * Responds to input that is not a valid request: malformed, ambiguous in length, with too large a head, or incomplete
 * when time runs out. The connection is closed, because nobody can tell where the next request would begin.
 */
export function respondToClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && !isResponding(socket)) socket.write(closingResponse(statusOf(error)));
  socket.destroySoon();
}
