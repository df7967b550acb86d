import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { readEnvironment } from './env.ts';
import { openLeadStore } from './leads/openConfiguredStore.ts';
import { loadSite } from './Site.ts';
import { portOf } from './testing/sendRaw.ts';
import { startTestSite, TEST_ANSWERS, TEST_FILES, type TestSite, writeTestSite } from './testing/testSite.ts';

const PASSWORD = 'plumb: line, Größe 7';

const FILES = {
  ...TEST_FILES,
  '.site/manifest.json': JSON.stringify({
    brand: 'Lintel',
    answers: { en: TEST_ANSWERS },
    isPreview: true,
    documents: {},
    redirects: [{ from: '/old-plan', to: '/about/', status: 301, reason: 'It was renamed.' }],
  }),
};

const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`;

let site: TestSite;
let base = '';
beforeAll(async () => {
  site = await startTestSite({ files: FILES, variables: { PREVIEW_PASSWORD: PASSWORD } });
  base = `http://localhost:${await portOf(site.app)}`;
});
afterAll(() => site.close());

const ask = (path: string, authorization?: string, init: RequestInit = {}) =>
  fetch(`${base}${path}`, {
    redirect: 'manual',
    ...init,
    headers: authorization === undefined ? {} : { authorization },
  });

describe('a preview', () => {
  it.each(['/', '/about/', '/nowhere/', '/_astro/page.3f9a1b2c.js', '/robots.txt', '/roi-pdf', '/about'])(
    'serves %s only with the password',
    async (path) => {
      const refused = await ask(path);
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toBe('Basic realm="Preview", charset="UTF-8"');
      expect(refused.headers.get('cache-control')).toBe('no-store');
      expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await refused.text()).not.toContain('Work orders');
      const answered = await ask(path, basic(`anyone:${PASSWORD}`));
      expect(answered.status).not.toBe(401);
      expect(answered.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    },
  );

  it.each([
    ['another password', basic('anyone:plumb line')],
    ['the beginning of the password', basic(`anyone:${PASSWORD.slice(0, -1)}`)],
    ['an empty password', basic('anyone:')],
    ['no user name', basic(PASSWORD.replace(':', ''))],
    ['another scheme', `Bearer ${PASSWORD}`],
    ['invalid base64', 'Basic %%%'],
  ])('refuses %s', async (_, authorization) => {
    expect((await ask('/about/', authorization)).status).toBe(401);
  });

  it('accepts no form without the password', async () => {
    expect((await ask('/forms/request-demo/', undefined, { method: 'POST', body: 'email=a' })).status).toBe(
      401,
    );
  });

  it('is not stored by shared caches', async () => {
    for (const path of ['/about/', '/_astro/page.3f9a1b2c.js', '/images/plan.svg'])
      expect((await ask(path, basic(`x:${PASSWORD}`))).headers.get('cache-control')).toBe(
        'private, no-cache',
      );
  });

  it.each([
    ['/about', '/about/'],
    ['/old-plan/', '/about/'],
  ])('does not let the redirect from %s to %s be cached', async (path, location) => {
    const answer = await ask(path, basic(`x:${PASSWORD}`));
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/healthz', '/readyz'])('serves %s to everyone', async (path) => {
    expect([200, 503]).toContain((await ask(path)).status);
  });

  it('is not served if no password is set', async () => {
    const [root, data] = [writeTestSite(FILES), mkdtempSync(join(tmpdir(), 'preview-'))];
    const store = openLeadStore(data);
    const environment = readEnvironment({ LOG_LEVEL: 'silent' });
    await expect(buildApp({ environment, site: loadSite(root), store })).rejects.toThrow(
      'This build is a preview and contains drafts: set PREVIEW_PASSWORD',
    );
    await store.close();
    for (const folder of [root, data]) rmSync(folder, { recursive: true });
  });
});

it('a preview allows twenty wrong passwords a minute per address, then rejects even the right one', async () => {
  const guessed = await startTestSite({ files: FILES, variables: { PREVIEW_PASSWORD: PASSWORD } });
  const address = `http://localhost:${await portOf(guessed.app)}/about/`;
  const guess = async (password: string) =>
    fetch(address, { headers: { authorization: basic(`anyone:${password}`) } });
  expect((await guess(PASSWORD)).status).toBe(200);
  for (let count = 0; count < 20; count += 1) expect((await guess(`guess ${count}`)).status).toBe(401);
  const refused = await guess(PASSWORD);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.text()).toContain('Too many wrong passwords');
  // A visitor without a password is still asked for one.
  expect((await fetch(address)).status).toBe(401);
  await guessed.close();
});

it('an ordinary build asks for no password', async () => {
  const open = await startTestSite({ variables: { PREVIEW_PASSWORD: PASSWORD } });
  const answer = await fetch(`http://localhost:${await portOf(open.app)}/about/`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBeNull();
  await open.close();
});
