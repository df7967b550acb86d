import { rmSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { portOf, sendRaw } from './testing/sendRaw.ts';
import { startTestSite, TEST_FILES, type TestSite } from './testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ variables: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

describe('pages', () => {
  it('are compressed as requested, with a strong ETag for each encoding', async () => {
    const plain = await get('/about/');
    const brotli = await get('/about/', { 'accept-encoding': 'gzip, br' });
    expect(plain.statusCode).toBe(200);
    expect(plain.body).toBe(TEST_FILES['about/index.html']);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
    });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers.etag).toMatch(/^"[\w-]+"$/);
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
  });

  it('are not sent again if the ETag still matches', async () => {
    const { etag } = (await get('/about/')).headers;
    for (const condition of [String(etag), `"other", W/${etag}`, '*']) {
      const answer = await get('/about/', { 'if-none-match': condition });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers.etag).toBe(etag);
    }
    expect((await get('/about/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const otherEncoding = await get('/about/', { 'if-none-match': String(etag), 'accept-encoding': 'br' });
    expect(otherEncoding.statusCode).toBe(200);
  });

  it('stay the same while the folder of the build is emptied or replaced', async () => {
    const replaced = await startTestSite();
    rmSync(replaced.root, { recursive: true });
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { host: 'localhost', 'accept-encoding': encoding };
      const answer = await replaced.app.inject({ url: '/about/', headers });
      expect([answer.statusCode, answer.headers['content-length']]).toEqual([
        200,
        String(answer.rawPayload.length),
      ]);
    }
    await replaced.close();
  });

  it('have the same headers for HEAD as for GET, and no body', async () => {
    const answer = await site.app.inject({ method: 'HEAD', url: '/about/' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(TEST_FILES['about/index.html']?.length));
    expect(answer.body).toBe('');
  });

  it('reject POST', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/about/',
      headers: { 'content-type': 'a/b' },
      payload: 'x',
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('are found with any query and any encoding of their path', async () => {
    expect((await get('/about/?utm_source=x')).statusCode).toBe(200);
    expect((await get('/%61bout/')).statusCode).toBe(200);
  });
});

describe('regional hosts', () => {
  it.each([
    'ae.localhost:3000',
    'ae.lintel.example',
    'AE.Lintel.example:443',
    'ae.lintel.example.',
    'ae.lintel.example.:443',
  ])('%s has its own page', async (host) => {
    expect((await get('/about/', { host })).body).toContain('About, UAE');
    expect((await get('/', { host })).body).toBe(TEST_FILES['index.html']);
  });

  it.each(['localhost', 'www.lintel.example', 'elsewhere.example', '127.0.0.1:80'])(
    '%s has the default one',
    async (host) => {
      expect((await get('/about/', { host })).body).not.toContain('UAE');
    },
  );

  it.each(['/_hosts/en-AE/about/', '/_hosts/'])('%s is not an address', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('files', () => {
  it('with a hash in their name are kept for a year', async () => {
    const answer = await get('/_astro/page.3f9a1b2c.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each(['/.secret', '/.site/manifest.json', '/about/index.html.br', '/about', '/nothing.js'])(
    '%s is redirected to the same path with a slash, like any other',
    async (url) => {
      expect((await get(url)).headers.location).toBe(`${url}/`);
    },
  );

  it.each([
    '/.secret/',
    '/.site/manifest.json/',
    '/nothing.js/',
    '/images/',
    '/..%2f..%2fetc/passwd',
    '/..;/x/',
  ])('%s is not served', async (url) => {
    expect([400, 404]).toContain((await get(url)).statusCode);
  });
});

describe('redirects', () => {
  it('lead to the new page and keep the query', async () => {
    const answer = await get('/product/inventory-management/?a=1');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/product/parts-inventory-management-software/?a=1');
  });

  it('keep the server from starting if one hides a page', async () => {
    const files = { ...TEST_FILES, 'product/inventory-management/index.html': '<title>Hidden</title>' };
    await expect(startTestSite({ files })).rejects.toThrow(
      /\.site\/manifest\.json: \/product\/inventory-management: hides \/product\/inventory-management\/, which the site has: .* Then build the site again\.$/,
    );
  });

  it('work on both hosts', async () => {
    expect((await get('/newsroom/lintel-in-the-news', { host: 'ae.localhost' })).headers.location).toBe(
      '/newsroom/#news',
    );
  });
});

describe('security headers', () => {
  it.each([
    '/about/',
    '/',
    '/unknown/',
    '/pricing',
    '/robots.txt',
    '/healthz',
    '/%zz',
    '/.well-known/security.txt',
  ])('are set on %s', async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('include the policy that the build wrote for a page or a drawing', async () => {
    expect((await get('/about/')).headers['content-security-policy']).toContain('sha256-about');
    expect((await get('/images/plan.svg')).headers['content-security-policy']).toContain('sha256-plan');
  });

  it.each(['/about/', '/unknown/'])(
    'include Strict-Transport-Security on %s behind a trusted TLS proxy',
    async (url) => {
      const answer = await get(url, { 'x-forwarded-proto': 'https' });
      expect(answer.headers['strict-transport-security']).toContain('max-age=');
    },
  );
});

describe('an unknown host name', () => {
  it.each(['staging.example', '203.0.113.5', 'www.lintel.example.evil.example'])(
    'keeps search engines away from every path: %s',
    async (host) => {
      for (const url of ['/', '/about/', '/unknown/', '/about', '/healthz', '/images/plan.svg'])
        expect((await get(url, { host })).headers['x-robots-tag']).toBe('noindex, nofollow');
      const robots = await get('/robots.txt', { host });
      expect([robots.statusCode, robots.body]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
      const port = await portOf(site.app);
      const page = await sendRaw(port, `GET /about/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(page.text).toMatch(/^X-Robots-Tag: noindex, nofollow\r$/m);
    },
  );

  it.each(['www.lintel.example', 'AE.lintel.example.:443', 'localhost:3000', '127.0.0.1'])(
    'is not %s',
    async (host) => {
      expect((await get('/about/', { host })).headers).not.toHaveProperty('x-robots-tag');
      expect((await get('/robots.txt', { host })).body).toBe('User-agent: *');
    },
  );
});

describe('server routes', () => {
  it.each(['/healthz', '/healthz/', '/readyz'])('%s responds with one line of JSON', async (url) => {
    // A store on a slow disk takes time to be ready; /healthz never waits.
    const answer = await vi.waitFor(
      async () => {
        const given = await get(url);
        expect(given.statusCode).toBe(200);
        return given;
      },
      { timeout: url === '/readyz' ? 50_000 : 0 },
    );
    expect(answer.json()).toHaveProperty('status');
    expect(answer.body).not.toContain('\n');
  });

  it('say which build is being served', async () => {
    const { status, build, commit } = (await get('/healthz')).json();
    expect([status, build, commit]).toEqual(['ok', expect.stringMatching(/^[0-9a-f]{12}$/), 'a1b2c3d4e5f6']);
  });

  it('say how to report a vulnerability', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^Contact: mailto:security@lintel\.example\nExpires: \d{4}-/);
  });

  it.each([
    ['POST', '/healthz', 'GET, HEAD'],
    ['PUT', '/readyz/', 'GET, HEAD'],
    ['DELETE', '/region', 'GET, HEAD'],
    ['POST', '/.well-known/security.txt', 'GET, HEAD'],
    ['PUT', '/forms/newsletter', 'POST'],
  ] as const)('list the methods they allow: %s %s', async (method, url, allowed) => {
    const answer = await site.app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allowed]);
  });

  it.each(['/forms/request-demo/', '/forms/request-demo'])(
    'redirect a visitor who opens the address of a form to its page: %s',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers.location]).toEqual([303, '/request-demo/']);
    },
  );

  it('leave /roi-pdf to the site if the build has no templates', async () => {
    for (const method of ['GET', 'POST'] as const) {
      expect((await site.app.inject({ method, url: '/roi-pdf/' })).statusCode).toBe(404);
    }
  });
});
