import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse as Response } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRoiTemplates } from '../build/roi/roiTemplates.ts';
import { SiteForms } from '../shared/forms/SiteForms.ts';
import { buildApp } from './app.ts';
import { readEnvironment } from './env.ts';
import { lazyLeadStore } from './leads/lazyLeadStore.ts';
import { openLeadStore } from './leads/openConfiguredStore.ts';
import { loadSite } from './Site.ts';
import { portOf, sendRaw } from './testing/sendRaw.ts';
import { startTestSite, type TestSite } from './testing/testSite.ts';

/** Headers of every response, in addition to Content-Security-Policy. */
const EVERYWHERE: Readonly<Record<string, string | RegExp>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': /camera=\(\)/,
};

/** Headers that help nobody but attackers. */
const NOWHERE = ['server', 'x-powered-by', 'via', 'x-aspnet-version'];

class FailingForms extends SiteForms {
  override get(): never {
    throw new Error('secret detail');
  }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const DEMO = 'email=ada%40northwind.example';

let site: TestSite;
let failing: TestSite;
let full: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  mkdirSync(join(site.root, 'pdf'));
  const templates = await makeRoiTemplates();
  writeFileSync(join(site.root, 'pdf', 'roi_pdf.pdf'), templates.integration);
  writeFileSync(join(site.root, 'pdf', 'roi_pdf_2.pdf'), templates.plain);
  await site.app.close();
  const environment = readEnvironment({ LOG_LEVEL: 'silent', FORM_RATE_LIMIT: '9', TRUST_PROXY: 'loopback' });
  site.app = await buildApp({ environment, site: loadSite(site.root), store: openLeadStore(site.dataDir) });
  failing = await startTestSite({ parts: { forms: new FailingForms({ forms: [], placements: [] }) } });
  const refuse = () => Promise.reject(new Error('database or disk is full'));
  full = await startTestSite({ parts: { store: lazyLeadStore(refuse) } });
});
afterAll(() => Promise.all([site.close(), failing.close(), full.close()]));

interface Ask {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'TRACE';
  headers?: Record<string, string>;
  payload?: string;
}

const ask = (
  target: TestSite,
  url: string,
  { method = 'GET', headers = {}, payload }: Ask = {},
): Promise<Response> =>
  target.app.inject({
    method,
    url,
    headers: { host: 'localhost', ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

const submit = (target: TestSite, headers: Record<string, string>, payload: string) =>
  ask(target, '/forms/newsletter/', { method: 'POST', headers: { ...FORM, ...headers }, payload });

/** Every kind of response, with its status. */
const KINDS: readonly [kind: string, status: number, answer: () => Promise<Response>][] = [
  ['a page', 200, () => ask(site, '/about/')],
  ['a HEAD of a page', 200, () => ask(site, '/about/', { method: 'HEAD' })],
  ['a compressed page', 200, () => ask(site, '/about/', { headers: { 'accept-encoding': 'br' } })],
  ['a page of a regional host', 200, () => ask(site, '/about/', { headers: { host: 'ae.localhost' } })],
  ['a script', 200, () => ask(site, '/_astro/page.3f9a1b2c.js')],
  ['a drawing', 200, () => ask(site, '/images/plan.svg')],
  ['a text', 200, () => ask(site, '/robots.txt')],
  [
    'a range of a file, which is sent whole',
    200,
    () => ask(site, '/about/', { headers: { range: 'bytes=0-9' } }),
  ],
  [
    'a range beyond the end of a file',
    200,
    () => ask(site, '/about/', { headers: { range: 'bytes=999999-' } }),
  ],
  ['a page that has not changed', 304, () => ask(site, '/about/', { headers: { 'if-none-match': '*' } })],
  ['a report', 200, () => ask(site, '/roi-pdf?noOfBuildings=3')],
  ['healthz', 200, () => ask(site, '/healthz')],
  ['readyz', 200, () => ask(site, '/readyz')],
  ['readyz of a server that cannot store leads', 503, () => ask(full, '/readyz')],
  ['security.txt', 200, () => ask(site, '/.well-known/security.txt')],
  ['a path without its slash', 301, () => ask(site, '/about')],
  ['a page that has moved', 301, () => ask(site, '/product/inventory-management/')],
  ['a malformed target', 400, () => ask(site, '/%zz/')],
  ['a target that only the router rejects', 400, () => ask(site, '/forms/%ff/')],
  ['a missing page', 404, () => ask(site, '/unknown/')],
  ['a missing page, as JSON', 404, () => ask(site, '/unknown/', { headers: { accept: 'application/json' } })],
  ['a method that pages do not allow', 405, () => ask(site, '/about/', { method: 'DELETE' })],
  ['a method that nothing allows', 405, () => ask(site, '/about/', { method: 'OPTIONS' })],
  ['a GET of a form', 303, () => ask(site, '/forms/newsletter/')],
  ['a PUT of a form', 405, () => ask(site, '/forms/newsletter/', { method: 'PUT' })],
  ['a POST to a probe', 405, () => ask(site, '/healthz', { method: 'POST' })],
  ['a trace', 404, () => ask(site, '/unknown/', { method: 'TRACE' })],
  ['a lead that is stored', 303, () => submit(site, {}, DEMO)],
  ['a lead that is stored, as JSON', 202, () => submit(site, { accept: 'application/json' }, DEMO)],
  ['a submission from another website', 403, () => submit(site, { origin: 'https://evil.example' }, DEMO)],
  ['a submission that is too large', 413, () => submit(site, {}, 'a'.repeat(65_537))],
  ['a submission of an unsupported type', 415, () => submit(site, { 'content-type': 'text/plain' }, DEMO)],
  ['an invalid submission', 422, () => submit(site, {}, 'email=ada')],
  ['an invalid submission, as JSON', 422, () => submit(site, { accept: 'application/json' }, 'email=ada')],
  ['a submission that is not JSON', 400, () => submit(site, { 'content-type': 'application/json' }, '{"a"')],
  ['a server error', 500, () => submit(failing, {}, DEMO)],
  ['a server error, as JSON', 500, () => submit(failing, { accept: 'application/json' }, DEMO)],
  ['a lead that cannot be stored', 503, () => submit(full, {}, DEMO)],
  [
    'a submission over the limit',
    429,
    async () => {
      // From a separate address, so that the other submissions stay under the limit.
      const from = { 'x-forwarded-for': '203.0.113.9' };
      let answer = await submit(site, from, DEMO);
      for (let count = 0; count < 9 && answer.statusCode !== 429; count += 1)
        answer = await submit(site, from, DEMO);
      return answer;
    },
  ],
];

describe('every response has the security headers', () => {
  it.each(KINDS)('%s (%d)', async (_, status, answer) => {
    const { statusCode, headers } = await answer();
    expect(statusCode).toBe(status);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'|\*|http:/);
    for (const [name, value] of Object.entries(EVERYWHERE))
      expect(String(headers[name]), name).toMatch(value instanceof RegExp ? value : new RegExp(`^${value}$`));
    for (const name of NOWHERE) expect(headers).not.toHaveProperty(name);
    if (status >= 400) expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['/about/', '/about', '/unknown/', '/%zz/', '/healthz', '/roi-pdf', '/images/plan.svg'])(
    'and Strict-Transport-Security behind a TLS proxy: %s',
    async (url) => {
      const { headers } = await ask(site, url, { headers: { 'x-forwarded-proto': 'https' } });
      const [, age = 0] = /^max-age=(\d+)$/.exec(String(headers['strict-transport-security'])) ?? [];
      expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
    },
  );

  it('even if node:http itself rejects the request', async () => {
    const { text, statuses } = await sendRaw(await portOf(failing.app), 'nonsense\r\n\r\n');
    expect(statuses).toEqual([400]);
    for (const [name, value] of Object.entries(EVERYWHERE)) {
      const found = new RegExp(`^${name}: (.*)\\r$`, 'im').exec(text)?.[1];
      expect(found, name).toMatch(value);
    }
  });
});
