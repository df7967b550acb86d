import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf, sendRaw } from './testing/sendRaw.ts';
import { startTestSite, type TestSite } from './testing/testSite.ts';

const HEAD = 'POST /forms/newsletter/ HTTP/1.1\r\nHost: localhost\r\n';
const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded\r\n';
/** A request that an attacker tries to slip in. */
const SMUGGLED = 'GET /about/ HTTP/1.1\r\nHost: localhost\r\n\r\n';

let site: TestSite;
let port = 0;
beforeAll(async () => {
  site = await startTestSite();
  port = await portOf(site.app);
});
afterAll(() => site.close());

describe('input that is not an HTTP request', () => {
  it.each([
    ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['no version', 400, 'GET /\r\n\r\n'],
    ['an unknown version', 400, 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
    ['an unknown method', 400, 'FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['another protocol', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['a space in the target', 400, 'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'an unknown expectation',
      417,
      'POST /forms/newsletter/ HTTP/1.1\r\nHost: localhost\r\nExpect: luck\r\n\r\n',
    ],
  ])('gets a response, and the connection is closed: %s', async (_, status, text) => {
    const answer = await sendRaw(port, text);
    expect(answer.statuses).toEqual([status]);
    expect(answer.text).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
    expect(answer.text).toMatch(/^Connection: close\r$/m);
  });
});

describe('64 KiB of anything', () => {
  const large = 'a'.repeat(65_536);
  it.each([
    ['target', 431, `GET /${large}/ HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['query', 431, `GET /about/?${large} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['header', 431, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${large}\r\n\r\n`],
    ['many headers', 431, `GET / HTTP/1.1\r\nHost: localhost\r\n${'X: y\r\n'.repeat(11_000)}\r\n`],
    [
      'body by its length',
      413,
      `${HEAD}${FORM_TYPE}Connection: close\r\nContent-Length: 65537\r\n\r\n${large}b`,
    ],
    [
      'body in chunks',
      413,
      `${HEAD}${FORM_TYPE}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n10001\r\n${large}b\r\n0\r\n\r\n`,
    ],
  ])('%s is too large', async (_, status, text) => {
    const answer = await sendRaw(port, text);
    expect(answer.statuses).toEqual([status]);
    expect(answer.text).toMatch(/^X-Content-Type-Options: nosniff\r$/im);
  });

  it('is accepted as a body', async () => {
    const body = 'email='.padEnd(65_536, 'a');
    const { statuses } = await sendRaw(
      port,
      `${HEAD}${FORM_TYPE}Connection: close\r\nContent-Length: 65536\r\n\r\n${body}`,
    );
    expect(statuses).toEqual([422]);
  });
});

describe('a line break that could start a header', () => {
  const breaks = ['%0d%0a', '%0a', '%0d', '%E5%98%8A%E5%98%8D', '%250d%250a', '%u000a', '\\r\\n'];
  const attack = (lineBreak: string) => `${lineBreak}Set-Cookie:a=b${lineBreak}${lineBreak}<script>`;

  it.each(breaks)('in a path or a query adds no header: %s', async (lineBreak) => {
    for (const target of [
      `/about${attack(lineBreak)}`,
      `/pricing?next=${attack(lineBreak)}`,
      `/product/inventory-management/?a=${attack(lineBreak)}`,
      `/roi-pdf?currency=${attack(lineBreak)}`,
    ]) {
      const request = `GET ${target.replace('<script>', '')} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      const { text } = await sendRaw(port, request);
      const [head = ''] = text.split('\r\n\r\n');
      expect(head).not.toMatch(/^\s*set-cookie/im);
      expect(text).not.toMatch(/\r\n\r\n[\s\S]*HTTP\/1\.1/);
    }
  });

  it.each(['localhost%0d%0aX: y', 'evil.example', 'localhost:3000@evil.example', 'a/../b', ''])(
    'in a host name does not reach Location, nor does an unknown host: %j',
    async (host) => {
      const { text } = await sendRaw(
        port,
        `GET /pricing HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      const location = /^location: (.*)\r$/im.exec(text)?.[1];
      expect(location === undefined || location === '/pricing/').toBe(true);
      expect(text).not.toContain('evil');
    },
  );

  it('in a form field adds no header', async () => {
    const lineBreak = '\r\nSet-Cookie: a=b\r\n';
    const fields = {
      email: 'ada@northwind.example',
      _page: `/about/${lineBreak}`,
      [`x${lineBreak}`]: lineBreak,
    };
    const answer = await site.app.inject({
      method: 'POST',
      url: '/forms/newsletter/',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(answer.statusCode).toBe(303);
    expect(String(answer.headers.location)).toMatch(/^\/[\w/-]*$/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});

describe('a request for another protocol', () => {
  it.each(['GET /about/', 'GET /healthz', 'GET /unknown/'])(
    'gets an ordinary response, and the connection is closed: %s',
    async (start) => {
      const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
      const { statuses, text } = await sendRaw(
        port,
        `${start} HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n${SMUGGLED}`,
      );
      expect(statuses).toHaveLength(1);
      expect(text).toMatch(/^Connection: close\r$/im);
    },
  );

  it('is rejected if it asks for a tunnel, after earlier requests are handled', async () => {
    const tunnel = 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n';
    const { statuses, text } = await sendRaw(port, tunnel);
    expect(statuses).toEqual([405]);
    expect(text).toMatch(/^Allow: GET, HEAD\r$/m);
    expect((await sendRaw(port, SMUGGLED + tunnel)).statuses[0]).toBe(200);
  });
});
