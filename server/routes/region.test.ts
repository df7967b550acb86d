import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
let unnamed: TestSite;
beforeAll(async () => {
  site = await startTestSite({ variables: { COUNTRY_HEADER: 'CF-IPCountry' } });
  unnamed = await startTestSite();
});
afterAll(() => Promise.all([site.close(), unnamed.close()]));

const ask = async (from: TestSite, headers: Record<string, string> = {}) => {
  const answer = await from.app.inject({ url: '/region', headers: { host: 'localhost', ...headers } });
  return { status: answer.statusCode, body: answer.json() as unknown, headers: answer.headers };
};

describe('GET /region', () => {
  it.each([
    ['NL', 'NL'],
    [' nl ', 'NL'],
    ['', null],
    ['T1', null],
    ['Netherlands', null],
  ])('reads "%s" as %j', async (named, country) => {
    expect(await ask(site, { 'cf-ipcountry': named })).toMatchObject({ status: 200, body: { country } });
  });

  it('is unknown without the header, or if no header is configured', async () => {
    expect((await ask(site)).body).toEqual({ country: null });
    expect((await ask(unnamed, { 'cf-ipcountry': 'NL' })).body).toEqual({ country: null });
  });

  it('is for this visitor alone', async () => {
    const { headers } = await ask(site, { 'cf-ipcountry': 'NL' });
    expect(headers['cache-control']).toBe('private, max-age=3600');
  });

  it('leaves pages the same for every country', async () => {
    const pageFor = async (country: string) => {
      const { headers, body } = await site.app.inject({
        url: '/about/',
        headers: { host: 'localhost', 'cf-ipcountry': country },
      });
      return { body, etag: headers.etag, vary: headers.vary, cache: headers['cache-control'] };
    };
    expect(await pageFor('NL')).toEqual(await pageFor('US'));
  });
});
