import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { INERT_POLICY, securityHeaders } from '../securityHeaders.ts';

/** What node:http says of a request that it could not read. */
interface ClientError extends Error {
  code?: string;
}

function statusOf({ code }: ClientError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400;
}

/** An answer as it goes over the wire, with the headers of every other one, after which the connection is closed. */
export function closingAnswer(status: number): string {
  const text = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ error: text });
  const security = securityHeaders(INERT_POLICY, false);
  const lines = [`HTTP/1.1 ${status} ${text}`, 'Connection: close', 'Cache-Control: no-store'];
  for (let index = 0; index < security.length; index += 2)
    lines.push(`${security[index]}: ${security[index + 1]}`);
  lines.push('Content-Type: application/json; charset=utf-8', `Content-Length: ${body.length}`, '', body);
  return lines.join('\r\n');
}

/** Whether an answer to an earlier request is on its way on a connection, as node:http itself asks before it answers. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return answer?.headersSent === true;
}

/**
 * Answers input that is not a valid request: malformed, ambiguous in length, with too large a head, or incomplete when
 * time runs out. The connection is closed, because there is no telling where the next request would begin.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable && !isAnswering(socket)) socket.write(closingAnswer(statusOf(error)));
  socket.destroySoon();
}
