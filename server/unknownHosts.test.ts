import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf, sendRaw } from './testing/sendRaw.ts';
import { startTestSite, type TestSite } from './testing/testSite.ts';

let named: TestSite;
let unnamed: TestSite;
beforeAll(async () => {
  const variables = { SITE_HOSTS: 'en=www.acme.example,en-AE=ae.acme.example', TRUST_PROXY: '127.0.0.1' };
  [named, unnamed] = await Promise.all([startTestSite({ variables }), startTestSite()]);
});
afterAll(() => Promise.all([named.close(), unnamed.close()]));

const ask = async (site: TestSite, host: string, path: string, more = '') => {
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`;
  const { text } = await sendRaw(await portOf(site.app), request);
  return { status: Number(text.split(' ', 2)[1]), location: /^location: (.*?)\r$/im.exec(text)?.[1], text };
};

describe('a server with SITE_HOSTS', () => {
  it.each(['staging.example', '203.0.113.5', 'www.acme.example.evil.example', 'evil.www.acme.example', ''])(
    'rejects every request for another host: %s',
    async (host) => {
      for (const path of [
        '/',
        '/about/',
        '/about',
        '/robots.txt',
        '/product/inventory-management/',
        '/nowhere/',
      ]) {
        const answer = await ask(named, host, path);
        expect(answer.status).toBe(421);
        expect(answer.location).toBeUndefined();
        expect(answer.text).not.toContain('Work orders');
        expect(answer.text).toMatch(/^Cache-Control: no-store\r$/im);
      }
    },
  );

  it.each(['www.acme.example', 'AE.acme.example.', 'www.acme.example:8443', 'localhost', '127.0.0.1'])(
    'serves %s',
    async (host) => expect((await ask(named, host, '/about/')).status).toBe(200),
  );

  it('responds to health checks under any name', async () => {
    expect((await ask(named, '10.0.0.7', '/healthz')).status).toBe(200);
  });
});

describe('a staging machine, whose hosts are not the canonical ones', () => {
  it('is not indexed by search engines', async () => {
    for (const path of ['/about/', '/about', '/nowhere/', '/healthz'])
      expect((await ask(named, 'www.acme.example', path)).text).toMatch(
        /^X-Robots-Tag: noindex, nofollow\r$/im,
      );
    expect((await ask(named, 'AE.acme.example.:8443', '/robots.txt')).text).toMatch(/Disallow: \/$/m);
  });

  it('is not assumed if the settings have the same hosts', async () => {
    const variables = { SITE_HOSTS: 'en=www.lintel.example,en-AE=ae.lintel.example' };
    const listed = await startTestSite({ variables });
    const { text } = await ask(listed, 'ae.lintel.example', '/about/');
    expect(text).not.toMatch(/X-Robots-Tag/i);
    expect((await ask(listed, 'www.lintel.example', '/robots.txt')).text).not.toContain('Disallow: /\n');
    await listed.close();
  });
});

describe('the bare domain', () => {
  it.each([
    ['acme.example', '/pricing/?a=1', 'http://www.acme.example/pricing/?a=1'],
    ['ACME.example:8080', '/', 'http://www.acme.example:8080/'],
    ['acme.example', '//evil.example/', 'http://www.acme.example//evil.example/'],
  ])('of %s redirects to the same path on the site: %s', async (host, path, location) => {
    const answer = await ask(named, host, path);
    expect([answer.status, answer.location]).toEqual([301, location]);
  });

  it('redirects to https behind a TLS proxy', async () => {
    const answer = await ask(named, 'acme.example', '/about/', 'X-Forwarded-Proto: https\r\n');
    expect(answer.location).toBe('https://www.acme.example/about/');
  });

  it('does not redirect a target that is not a path', async () => {
    expect((await ask(named, 'acme.example', '.evil.example/')).location).toBeUndefined();
  });

  it('redirects even if the hosts come from the settings', async () => {
    expect((await ask(unnamed, 'lintel.example', '/about/')).location).toBe(
      'http://www.lintel.example/about/',
    );
  });
});
