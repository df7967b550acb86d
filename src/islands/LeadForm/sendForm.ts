/** What is wrong, by field name. */
export type Errors = Record<string, string | undefined>;

export type SendAnswer =
  | { kind: 'accepted'; next: string }
  | { kind: 'wrong'; errors: Errors }
  | { kind: 'tooMany' }
  | { kind: 'failed' };

/** Longest wait for the server, in ms; after it the visitor gets the form back. */
const PATIENCE = 20_000;

/** Posts the values as JSON. Never throws: what goes wrong is one of the answers. */
export async function sendForm(action: string, values: Record<string, string>): Promise<SendAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 202) {
      const { next } = (await response.json()) as { next: string };
      return { kind: 'accepted', next };
    }
    if (response.status === 422) {
      const { errors } = (await response.json()) as { errors: Errors };
      return { kind: 'wrong', errors };
    }
    return response.status === 429 ? { kind: 'tooMany' } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
