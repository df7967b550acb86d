import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLeadStore } from '../../server/leads/createLeadStore.ts';
import { openSqlite } from '../../server/leads/database/openSqlite.ts';
import { openLeadStore } from '../../server/leads/openConfiguredStore.ts';
import { startTestSite, type TestSite, writeTestSite } from '../../server/testing/testSite.ts';
import { startServer } from './startServer.ts';

let folder: string;
const cleanUps: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failing-store-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const MESSAGE = 'Forty stores, one chiller that trips. '.repeat(40);
const TYPED = {
  first_name: 'Ada',
  last_name: 'Okafor',
  email: 'ada@northwind.example',
  phone: '+12025550142',
  company: 'Northwind Estates',
  country: 'US',
  runs: 'retail',
  number_of_sites: '5-30',
  message: MESSAGE,
};

/** Submits a form as a page without JavaScript does, and as a script does. */
async function send(post: (accept: string) => Promise<{ status: number; headers: Headers; text: string }>) {
  return { page: await post('text/html'), json: await post('application/json') };
}

async function expectRefusal(answers: Awaited<ReturnType<typeof send>>): Promise<void> {
  for (const { status, headers } of Object.values(answers)) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const { page, json } = answers;
  expect(page.text).toContain('We could not save your details just now');
  expect(page.text).toMatch(/<input id="request-demo-email"[^>]* value="ada@northwind.example"/);
  expect(page.text).toContain(MESSAGE.trim());
  expect(JSON.parse(json.text)).toEqual({ error: expect.stringContaining('send the form again') });
}

const injectInto = (site: TestSite) => async (accept: string) => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/forms/request-demo/',
    headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(TYPED).toString(),
  });
  const headers = new Headers({ 'retry-after': String(answer.headers['retry-after'] ?? '') });
  return { status: answer.statusCode, headers, text: answer.body };
};

describe('a store that cannot accept leads', () => {
  it('if it is full: the 503 keeps the input, and acknowledged leads stay', async () => {
    const database = openSqlite(folder);
    const store = await createLeadStore(database);
    const site = await startTestSite({ parts: { store } });
    cleanUps.push(() => site.close());
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(database.queries);
    await sql`PRAGMA max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 4)}`.execute(database.queries);
    let taken = 0;
    while ((await injectInto(site)('application/json')).status === 202) taken += 1;
    expect(taken).toBeGreaterThan(0);
    await expectRefusal(await send(injectInto(site)));
    expect(await store.list()).toHaveLength(taken);
    expect((await site.app.inject({ url: '/about/' })).statusCode).toBe(200);
    await sql`PRAGMA max_page_count = 100000`.execute(database.queries);
    expect((await injectInto(site)('application/json')).status).toBe(202);
  });

  it('if it became read-only while the server runs', async () => {
    const database = openSqlite(folder);
    const site = await startTestSite({ parts: { store: await createLeadStore(database) } });
    cleanUps.push(() => site.close());
    await sql`PRAGMA query_only = ON`.execute(database.queries);
    await expectRefusal(await send(injectInto(site)));
    const ready = await site.app.inject({ url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'not ready' }]);
    await sql`PRAGMA query_only = OFF`.execute(database.queries);
  });

  /** A server in a separate process, to which the operating system denies resources. */
  async function startDenied(variables: Record<string, string>, blocks?: number) {
    const root = writeTestSite();
    cleanUps.push(() => rmSync(root, { recursive: true, force: true }));
    const server = await startServer({ SITE_OUT: root, ...variables }, blocks);
    cleanUps.push(() => server.kill());
    const post = async (accept: string) => {
      const answer = await fetch(`${server.address}/forms/request-demo/`, {
        method: 'POST',
        headers: { accept },
        body: new URLSearchParams(TYPED),
        redirect: 'manual',
      });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    return { server, post };
  }

  it('if its files may not grow: no acknowledged lead is lost', async () => {
    const { server, post } = await startDenied({ DATA_DIR: folder }, 400);
    const acknowledged: string[] = [];
    for (;;) {
      const { status, text } = await post('application/json');
      if (status !== 202) break;
      acknowledged.push(JSON.parse(text).id);
    }
    expect(acknowledged.length).toBeGreaterThan(0);
    await expectRefusal(await send(post));
    expect((await fetch(`${server.address}/about/`)).status).toBe(200);
    await server.kill();
    const store = openLeadStore(folder);
    const kept = new Set((await store.list()).map(({ id }) => id));
    await store.close();
    for (const id of acknowledged) expect(kept.has(id)).toBe(true);
  });

  it('if it may not write to its folder', async () => {
    const data = join(folder, 'data');
    // Permissions do not stop root, but a file in place of the folder does.
    if (process.getuid?.() === 0) writeFileSync(data, '');
    else {
      mkdirSync(data);
      chmodSync(data, 0o500);
    }
    const { server, post } = await startDenied({ DATA_DIR: data });
    await expectRefusal(await send(post));
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.address}/about/`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});
