import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { withServer } from '../../scripts/withServer.ts';

/** A submission as it reaches the marketing-form provider. */
export interface Received {
  /** Id of the form there. */
  form: string;
  fields: Record<string, string>;
  pageUri: string;
  pageName: string;
}

interface Body {
  fields: { name: string; value: string }[];
  context: { pageUri: string; pageName: string };
}

/** What a provider’s server got, and a way to wait for it. */
class Provider {
  readonly received: Received[] = [];

  /** The submissions with an address. Waits until there is one; delivery goes on behind the visitor’s back. */
  async sentBy(email: string): Promise<Received[]> {
    const found = () => this.received.filter(({ fields }) => fields['email'] === email);
    await expect.poll(() => found().length, { message: `nothing arrived of ${email}` }).toBeGreaterThan(0);
    return found();
  }
}

/** Runs a provider that takes everything for as long as the action takes. */
async function withProvider<Result>(
  action: (provider: Provider, url: string) => Promise<Result>,
): Promise<Result> {
  const provider = new Provider();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { fields, context } = JSON.parse(Buffer.concat(parts).toString()) as Body;
      provider.received.push({
        ...context,
        form: request.url?.split('/').at(-1) ?? '',
        fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      });
      response.setHeader('content-type', 'application/json').end('{"inlineMessage":"Thank you"}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  try {
    return await action(
      provider,
      `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

interface FormsServer {
  baseUrl: string;
  provider: Provider;
}

/** Browser tests over a server of their own whose leads go to a provider that the tests can ask. */
export const test = base.extend<{ provider: Provider; unique: string }, { formsServer: FormsServer }>({
  formsServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what a fixture needs from it
    async ({}, use) => {
      mkdirSync('.cache/test', { recursive: true });
      const data = mkdtempSync(join('.cache', 'test', 'leads-'));
      await withProvider((provider, url) =>
        withServer(process.env['SITE_OUT'] ?? 'dist', (baseUrl) => use({ baseUrl, provider }), {
          MARKETING_FORMS_URL: url,
          DATA_DIR: data,
        }),
      );
    },
    { scope: 'worker' },
  ],
  baseURL: ({ formsServer }, use) => use(formsServer.baseUrl),
  provider: ({ formsServer }, use) => use(formsServer.provider),
  /** An address that no other test sends. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  unique: ({}, use, { testId, retry }) => use(`t-${testId}-${retry}@harbourvale.example`),
});

export { expect } from '@playwright/test';
