/** A response from another service. */
export interface ApiResponse {
  status: number;
  /** Seconds for which the service asks not to be called, or undefined. */
  retryAfter: number | undefined;
  /** The beginning of its body, as far as it arrived. */
  text: string;
}

export interface ApiClientOptions {
  /** Address to call, or to which paths are appended. */
  baseUrl: string;
  /** Maximum wait for a response, in ms. */
  timeout: number;
}

export interface ApiRequest {
  path?: string;
  body: { json: unknown } | { form: Readonly<Record<string, string>> };
  /** Ends the wait for a response early. */
  signal?: AbortSignal;
}

/** How much of a body is kept, in characters, and how much is read for it, in bytes. */
const TEXT_LIMIT = 2000;
const BYTE_LIMIT = 16 * 1024;

/** Maximum wait for the body of a successful response, which hardly matters, in ms. */
const BODY_TIMEOUT = 250;

/**
 * How the server calls other services: JSON requested, time limited, redirects not followed. A POST is sent once;
 * retries are up to the caller.
 */
export class ApiClient {
  readonly #baseUrl: string;
  readonly #timeout: number;

  constructor(options: ApiClientOptions) {
    this.#baseUrl = options.baseUrl;
    this.#timeout = options.timeout;
  }

  /** Posts a body. Rejects if there is no response: no connection, or none in time. */
  async post({ path, body, signal }: ApiRequest): Promise<ApiResponse> {
    const isJson = 'json' in body;
    const timeout = AbortSignal.timeout(this.#timeout);
    const response = await fetch(
      path === undefined ? this.#baseUrl : this.#baseUrl.replace(/\/+$/, '') + path,
      {
        method: 'POST',
        headers: {
          accept: 'application/json',
          // A compressed body can expand to a thousand times the bytes received.
          'accept-encoding': 'identity',
          'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
        },
        body: isJson ? JSON.stringify(body.json) : new URLSearchParams(body.form).toString(),
        redirect: 'manual',
        signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
      },
    );
    const text = await readBeginning(response, response.ok ? BODY_TIMEOUT : this.#timeout);
    return { status: response.status, retryAfter: secondsOf(response.headers.get('retry-after')), text };
  }
}

/**
 * Reads the beginning of a body. The status is known, so nothing is an error anymore: whatever is late, cut off or
 * endless is dropped.
 */
async function readBeginning({ body }: Response, timeout: number): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const timer = setTimeout(() => reader.cancel().catch(() => undefined), timeout);
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    while (bytes < BYTE_LIMIT) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.length;
      text += decoder.decode(value.subarray(0, BYTE_LIMIT), { stream: true });
    }
  } catch {
    // The connection broke, or the body is not what its headers say.
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
  return text.slice(0, TEXT_LIMIT);
}

function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
