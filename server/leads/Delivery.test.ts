import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestSite } from '../testing/testSite.ts';
import { outcomeOf, waitAfter } from './Delivery.ts';
import { openLeadStore } from './store.ts';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const answer = (status: number, text = '', retryAfter?: number) => ({ status, text, retryAfter });

describe('outcomeOf', () => {
  it('is delivered on 2xx, given up with the words of another 4xx', () => {
    expect(outcomeOf(answer(200), 0, NOW).state).toBe('delivered');
    expect(outcomeOf(answer(400, 'INVALID_EMAIL'), 3, NOW)).toEqual({
      state: 'given-up',
      nextAttemptAt: '',
      providerAnswer: '400 INVALID_EMAIL',
    });
  });

  it.each([408, 429, 500, 503, 302])('tries again after %i', (status) => {
    const outcome = outcomeOf(answer(status), 0, NOW);
    expect(outcome.state).toBe('undelivered');
    expect(Date.parse(outcome.nextAttemptAt)).toBeGreaterThan(NOW);
  });

  it('tries again where no answer came, and waits as long as it is asked to', () => {
    expect(outcomeOf(new Error('timed out'), 500, NOW).state).toBe('undelivered');
    expect(outcomeOf(answer(429, '', 7200), 0, NOW).nextAttemptAt).toBe('2026-06-01T02:00:00.000Z');
  });
});

describe('waitAfter', () => {
  it('doubles up to an hour', () => {
    expect([0, 1, 2, 50].map((attempts) => waitAfter(attempts, 0.5))).toEqual([
      15_000, 30_000, 60_000, 3_600_000,
    ]);
  });
});

describe('delivery', () => {
  const cleanUps: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  /** A provider that answers with the statuses in turn, the last one for ever. */
  async function startProvider(...statuses: number[]) {
    const received: { url: string; body: string }[] = [];
    const server = createServer(async (request: IncomingMessage, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received.push({ url: request.url ?? '', body });
      response
        .writeHead(statuses.length > 1 ? (statuses.shift() ?? 500) : (statuses[0] ?? 200))
        .end('{"ok":true}');
      server.emit('received');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanUps.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    return { url, received, next: () => once(server, 'received') };
  }

  it('sends an accepted lead to the provider in its form, and remembers that it did', async () => {
    const provider = await startProvider(200);
    const site = await startTestSite({
      variables: { MARKETING_FORMS_URL: `${provider.url}/api/`, MARKETING_FORMS_PORTAL_ID: '77' },
    });
    const arrived = provider.next();
    const accepted = await site.app.inject({
      method: 'POST',
      url: '/forms/newsletter/',
      headers: { accept: 'application/json' },
      payload: { email: 'ada@northwind.example', _page: '/about/?utm_source=mail', hutk: 'token' },
    });
    await arrived;
    await site.app.close();
    expect(provider.received).toHaveLength(1);
    expect(provider.received[0]?.url).toMatch(
      /^\/api\/submissions\/v3\/integration\/submit\/77\/[0-9a-f-]{36}$/,
    );
    expect(JSON.parse(provider.received[0]?.body ?? '')).toEqual({
      submittedAt: expect.any(Number),
      fields: [
        { objectTypeId: '0-1', name: 'utm_source', value: 'mail' },
        { objectTypeId: '0-1', name: 'email', value: 'ada@northwind.example' },
      ],
      context: {
        hutk: 'token',
        pageUri: 'https://www.lintel.example/about/?utm_source=mail',
        pageName: 'About',
      },
    });
    const store = openLeadStore(site.dataDir);
    expect(await store.find(accepted.json().id)).toMatchObject({ state: 'delivered', attempts: 1 });
    await store.close();
    await site.close();
  });

  it('keeps a lead that the provider could not take, and one that it refused', async () => {
    const provider = await startProvider(503, 400);
    const site = await startTestSite({ variables: { MARKETING_FORMS_URL: provider.url } });
    for (const email of ['first@northwind.example', 'second@northwind.example']) {
      const arrived = provider.next();
      await site.app.inject({ method: 'POST', url: '/forms/newsletter/', payload: { email } });
      await arrived;
    }
    await site.app.close();
    const store = openLeadStore(site.dataDir);
    const leads = await store.list();
    expect(leads.map((lead) => lead.state).sort()).toEqual(['given-up', 'undelivered']);
    expect(leads.find((lead) => lead.state === 'given-up')?.providerAnswer).toBe('400 {"ok":true}');
    await store.close();
    await site.close();
  });

  it('sends newsletter leads to the mailing list where there is one, and spam nowhere', async () => {
    const [list, provider] = [await startProvider(200), await startProvider(200)];
    const site = await startTestSite({
      variables: { MAILING_LIST_URL: `${list.url}/subscribe`, MARKETING_FORMS_URL: provider.url },
    });
    const arrived = list.next();
    const post = (payload: Record<string, string>) =>
      site.app.inject({ method: 'POST', url: '/forms/newsletter/', payload });
    await post({ email: 'bot@spam.example', website: 'x' });
    await post({ email: 'ada@northwind.example' });
    await arrived;
    await site.close();
    expect(list.received).toEqual([{ url: '/subscribe', body: 'email=ada%40northwind.example' }]);
    expect(provider.received).toEqual([]);
  });
});
