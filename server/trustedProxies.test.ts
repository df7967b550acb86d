import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from './testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

describe('X-Forwarded headers', () => {
  const forged = {
    host: 'localhost',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
  };
  const ask = (target: TestSite, url: string, remoteAddress: string, headers: object = forged) =>
    target.app.inject({ url, remoteAddress, headers: { ...headers } });

  it('are ignored by a server that trusts no proxy', async () => {
    for (const url of ['/about/', '/unknown/', '/healthz'])
      expect((await ask(site, url, '127.0.0.1')).headers).not.toHaveProperty('strict-transport-security');
    expect((await ask(site, '/pricing', '127.0.0.1')).headers.location).toBe('/pricing/');
  });

  it.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['203.0.113.9', false],
    ['127.0.0.1', false],
  ])('count from %s when 10.0.0.0/8 is trusted: %s', async (address, isTrusted) => {
    const behind = await startTestSite({ variables: { TRUST_PROXY: '10.0.0.0/8' } });
    for (const url of ['/about/', '/unknown/', '/healthz']) {
      const { headers } = await ask(behind, url, address);
      expect('strict-transport-security' in headers, url).toBe(isTrusted);
      expect(JSON.stringify(headers)).not.toContain('evil');
    }
    await behind.close();
  });

  it('tell visitors apart for the rate limit only if the proxy is trusted', async () => {
    const limited = async (variables: Record<string, string>) => {
      const target = await startTestSite({ variables: { FORM_RATE_LIMIT: '1', ...variables } });
      const statuses: number[] = [];
      for (const visitor of ['203.0.113.1', '203.0.113.2']) {
        const answer = await target.app.inject({
          method: 'POST',
          url: '/forms/newsletter/',
          remoteAddress: '10.1.2.3',
          headers: {
            host: 'localhost',
            'content-type': 'application/x-www-form-urlencoded',
            'x-forwarded-for': visitor,
          },
          payload: 'email=ada%40northwind.example',
        });
        statuses.push(answer.statusCode);
      }
      await target.close();
      return statuses;
    };
    expect(await limited({})).toEqual([303, 429]);
    expect(await limited({ TRUST_PROXY: '10.0.0.0/8' })).toEqual([303, 303]);
  });
});
