import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readEnvironment } from '../../server/env.ts';
import { openLeadStore } from '../../server/leads/openConfiguredStore.ts';
import { loadSite } from '../../server/Site.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages, SITE_OUT } from './builtSite.ts';
import { observatoryScore, type SecuredAnswer } from './observatoryScore.ts';

/** TLS with a pre-shared key: a test front needs no certificate, so there is none to keep secret or renew. */
const key = { identity: 'front', psk: Buffer.from('a key that is known to the test alone') };
const tls = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;

let app: FastifyInstance;
let data = '';
const front = createServer({ ...tls, pskCallback: () => key.psk }, (incoming, outgoing) => {
  const { port } = app.server.address() as AddressInfo;
  const headers = { ...incoming.headers, 'x-forwarded-proto': 'https' };
  request({ host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
  }).end();
});

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'observatory-'));
  const environment = readEnvironment({ LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' });
  app = await buildApp({ environment, site: loadSite(SITE_OUT), store: openLeadStore(data) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await once(front.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  front.close();
  await app.close();
  rmSync(data, { recursive: true });
});

/** Requests a page from the front, over TLS. */
async function ask(host: string, path: string): Promise<SecuredAnswer & { status: number }> {
  const { port } = front.address() as AddressInfo;
  const createConnection = () =>
    connect({
      ...{ host: '127.0.0.1', port, ...tls },
      pskCallback: () => key,
      checkServerIdentity: () => undefined,
    });
  const sent = request({ path, headers: { host }, createConnection }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let html = '';
  for await (const chunk of answer.setEncoding('utf8')) html += chunk;
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return { status: answer.statusCode ?? 0, headers: new Headers(headers), html, host };
}

it('scores 125 or more on every page of every host over TLS', async () => {
  const worst: string[] = [];
  for (const { url, path, name } of builtPages()) {
    const answer = await ask(new URL(url).host, path);
    const { score, findings } = observatoryScore(answer);
    const faults = findings.filter(({ modifier }) => modifier < 0).map(({ rule }) => rule);
    if (answer.status !== 200 || score < 125) worst.push(`${name}: ${score} ${faults.join(', ')}`);
  }
  expectNoFaults(worst);
});

it.each(['/unknown/', '/healthz', '/robots.txt', '/about'])('and 125 or more on %s', async (path) => {
  expect(observatoryScore(await ask('www.lintel.example', path)).score).toBeGreaterThanOrEqual(125);
});

describe('the score', () => {
  const GOOD = {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  };
  const scoreOf = (change: Record<string, string> = {}, html = '') =>
    observatoryScore({ headers: new Headers({ ...GOOD, ...change }), html, host: 'www.lintel.example' })
      .score;

  it.each<[Record<string, string>, number]>([
    [{}, 130],
    [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 125],
    [
      { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" },
      80,
    ],
    [
      { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" },
      120,
    ],
    [{ 'content-security-policy': "default-src 'none'; script-src https:" }, 60],
    [
      { 'content-security-policy': "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'" },
      110,
    ],
    [
      { 'content-security-policy': "default-src 'none'; img-src http://a.example; frame-ancestors 'none'" },
      110,
    ],
    [{ 'content-security-policy': '' }, 55],
    [{ 'referrer-policy': 'no-referrer-when-downgrade' }, 120],
    [{ 'referrer-policy': 'no-referrer, unsafe-url' }, 120],
    [{ 'cross-origin-resource-policy': 'cross-origin' }, 120],
    [{ 'strict-transport-security': 'max-age=86400' }, 120],
    [{ 'strict-transport-security': 'soon' }, 80],
    [{ 'x-content-type-options': 'sniff' }, 125],
    [{ 'set-cookie': 'a=b' }, 80],
    [{ 'access-control-allow-origin': 'https://a.example', 'access-control-allow-credentials': 'true' }, 50],
  ])('with %j is %d', (change, score) => {
    expect(scoreOf(change)).toBe(score);
  });

  it('falls with scripts of other hosts', () => {
    expect(scoreOf({}, '<script src="/own.js"></script><script>inline</script>')).toBe(130);
    expect(scoreOf({}, '<script src="https://cdn.example/a.js"></script>')).toBe(125);
    expect(scoreOf({}, '<script src="http://cdn.example/a.js"></script>')).toBe(50);
    expect(scoreOf({}, '<script src="https://cdn.example/a.js" integrity="sha384-x"></script>')).toBe(135);
  });
});
