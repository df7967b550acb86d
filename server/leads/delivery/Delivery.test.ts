import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type ProviderStubOptions, startProviderStub } from '../../stub/ProviderStub.ts';
import { TEST_FORMS } from '../../testing/testForms.ts';
import { startTestSite } from '../../testing/testSite.ts';
import { openLeadStore } from '../openConfiguredStore.ts';

const { forms } = TEST_FORMS;

describe('delivery', () => {
  const cleanUps: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  /** A provider that responds to each submission with a status that depends on the body. */
  async function startProvider(statusOf: (body: string) => number = () => 200) {
    const received: { url: string; body: string }[] = [];
    const server = createServer(async (request: IncomingMessage, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received.push({ url: request.url ?? '', body });
      response.writeHead(statusOf(body)).end('{"ok":true}');
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

  it('sends an accepted lead to the provider in its format, and records the delivery', async () => {
    const provider = await startProvider();
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
        { objectTypeId: '0-1', name: 'lead_id', value: accepted.json().id },
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

  it('keeps a lead if the provider fails, and one that it refuses', async () => {
    const provider = await startProvider((body) => (body.includes('first@') ? 503 : 400));
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

  it('sends newsletter leads to the mailing list if there is one, and spam nowhere', async () => {
    const [list, provider] = [await startProvider(), await startProvider()];
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
    expect(list.received).toHaveLength(1);
    expect(list.received[0]?.url).toBe('/subscribe');
    expect(list.received[0]?.body).toMatch(/^email=ada%40northwind.example&lead_id=[0-9a-f-]{36}$/);
    expect(provider.received).toEqual([]);
  });

  describe('to the provider', () => {
    async function startBoth(options: Partial<ProviderStubOptions>, variables: Record<string, string> = {}) {
      const stub = await startProviderStub({ forms, portalId: '77', ...options });
      const site = await startTestSite({
        variables: { MARKETING_FORMS_URL: stub.url, MARKETING_FORMS_PORTAL_ID: '77', ...variables },
      });
      cleanUps.push(
        () => stub.close(),
        () => site.close(),
      );
      const post = async (payload: Record<string, string>): Promise<string> => {
        const headers = { accept: 'application/json' };
        const answer = await site.app.inject({ method: 'POST', url: '/forms/newsletter/', headers, payload });
        expect(answer.statusCode).toBe(202);
        return answer.json().id;
      };
      const stored = async () => {
        await site.app.close();
        const store = openLeadStore(site.dataDir);
        const leads = await store.list();
        await store.close();
        return leads;
      };
      return { stub, post, stored };
    }

    it('sends again without a visitor token that the provider does not know', async () => {
      const { stub, post, stored } = await startBoth({});
      const id = await post({ email: 'ada@northwind.example', hutk: 'made up' });
      await stub.until(() => stub.taken.length === 1);
      expect(stub.answered).toEqual([400, 200]);
      expect(stub.taken[0]).toMatchObject({ fields: { lead_id: id } });
      expect(stub.taken[0]?.context).not.toHaveProperty('hutk');
      expect(await stored()).toMatchObject([{ state: 'delivered', attempts: 2, leftOut: ['hutk'] }]);
    });

    it('keeps a refused lead with the response', async () => {
      const { stub, post, stored } = await startBoth({});
      await post({ email: 'ada@blocked.example' });
      await stub.until(() => stub.answered.length === 1);
      const [lead] = await stored();
      expect(lead?.state).toBe('given-up');
      expect(lead?.providerAnswer).toContain('This email domain is blocked');
    });

    it('never exceeds its limit, and leaves the rest for later', async () => {
      const { stub, post, stored } = await startBoth({ sendLimit: 3 }, { DELIVERY_LIMIT: '3' });
      await Promise.all(Array.from({ length: 5 }, (_, index) => post({ email: `a${index}@b.example` })));
      await stub.until(() => stub.answered.length === 3);
      const leads = await stored();
      expect(stub.answered).toEqual([200, 200, 200]);
      expect(leads.map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1, 1, 1]);
    });

    it('stops calling a provider that is down, and loses nothing', async () => {
      const { stub, post, stored } = await startBoth({ mode: 'down' });
      await Promise.all(Array.from({ length: 40 }, (_, index) => post({ email: `a${index}@b.example` })));
      await stub.until(() => stub.answered.length >= 5);
      const leads = await stored();
      // Up to eight are in flight when the fifth fails.
      expect(stub.answered.length).toBeLessThanOrEqual(13);
      expect(leads.every(({ state }) => state === 'undelivered')).toBe(true);
      expect(leads.filter(({ attempts }) => attempts === 0).length).toBeGreaterThanOrEqual(27);
    });

    it('sends a lead a second time with the same id if the response to the first never came', async () => {
      const { stub, post } = await startBoth({ mode: 'slow', delay: 1500 }, { DELIVERY_TIMEOUT: '1' });
      const id = await post({ email: 'ada@northwind.example' });
      await stub.until(() => stub.taken.length === 1);
      stub.mode = 'up';
      await stub.until(() => stub.taken.length === 2);
      expect(stub.taken.map(({ fields }) => fields['lead_id'])).toEqual([id, id]);
    });
  });
});
