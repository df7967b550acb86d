import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openLeadStore } from './leads/openConfiguredStore.ts';
import { startProviderStub } from './stub/ProviderStub.ts';
import { sampleLead } from './testing/sampleLead.ts';
import { TEST_FORMS } from './testing/testForms.ts';
import { TEST_FILES, writeTestSite } from './testing/testSite.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function startServer(variables: Record<string, string>) {
  const data = mkdtempSync(join(tmpdir(), 'server-data-'));
  folders.push(data);
  const child = spawn(process.execPath, ['server/server.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: data, LOG_LEVEL: 'error', PORT: '0', ...variables },
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  return { child, output, exit: once(child, 'exit') };
}

/** Address of a server, once it says that it is ready. */
async function addressOf(
  child: ChildProcess,
  output: { out: string },
  exit: Promise<unknown>,
): Promise<string> {
  const address = () => /is ready at (http:\S+)\n/.exec(output.out)?.[1];
  while (address() === undefined && child.exitCode === null && child.stdout !== null)
    await Promise.race([once(child.stdout, 'data'), exit]);
  return address() ?? '';
}

function builtSite(): string {
  const root = writeTestSite();
  folders.push(root);
  return root;
}

/** Targets that attackers send and client libraries do not. */
const HOSTILE_TARGETS = [
  '//evil.example',
  '//evil.example/',
  '///evil.example',
  '/\\\\evil.example',
  '/\\evil.example',
  '/%2F%2Fevil.example',
  '/%2F%2Fevil.example/',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/%252F%252Fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/webinar/:%2F%2Fevil.example',
  '//evil.example/%2e%2e',
  'http://evil.example/',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/.%00/',
  '/_hosts/en-AE/about/',
  '/.site/manifest.json/',
];

/** Status and Location for a request target that is sent unchanged. */
async function ask(address: string, target: string): Promise<[number | undefined, string | undefined]> {
  const sent = request({ host: '127.0.0.1', port: new URL(address).port, path: target }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return [response.statusCode, response.headers.location];
}

describe('the server process', () => {
  it('prints its address, serves pages, accepts a lead and exits on SIGTERM', async () => {
    const { child, output, exit } = startServer({ SITE_OUT: builtSite() });
    const address = await addressOf(child, output, exit);
    expect(output.out).toMatch(/^Lintel is ready at http:\/\/localhost:\d+\/\n$/);

    const page = await fetch(`${address}about/`, { headers: { 'accept-encoding': 'br' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toBe(TEST_FILES['about/index.html']);
    const head = await fetch(`${address}about/`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const same = await fetch(`${address}about/`, {
      headers: { 'accept-encoding': 'br', 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect(same.status).toBe(304);
    const missing = await fetch(`${address}unknown/`);
    expect(missing.status).toBe(404);
    const redirect = await fetch(`${address}pricing?a=1`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/pricing/?a=1']);

    for (const target of HOSTILE_TARGETS) {
      const [status, location] = await ask(address, target);
      expect([301, 400, 404], target).toContain(status);
      if (location !== undefined)
        expect(new URL(location, address).origin, target).toBe(new URL(address).origin);
    }

    const lead = await fetch(`${address}forms/newsletter/`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ email: 'ada@northwind.example' }),
    });
    expect(lead.status).toBe(202);

    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
    expect(output.err).toBe('');
  });

  it('writes nothing but JSON in production', async () => {
    const { child, output, exit } = startServer({
      SITE_OUT: builtSite(),
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
    });
    while (!output.out.includes('listening at') && child.exitCode === null)
      await Promise.race([once(child.stdout, 'data'), exit]);
    child.kill('SIGTERM');
    await exit;
    const lines = output.out.trim().split('\n');
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  });

  it.each([
    ['at once', {}, ['stopping: no new connections, finishing requests in flight']],
    [
      'after a while during which it keeps serving',
      { DRAIN_SECONDS: '1' },
      [
        'told to stop: serving until load balancers notice',
        'stopping: no new connections, finishing requests in flight',
      ],
    ],
  ])('logs that it was told to stop: %s', async (_, variables, lines) => {
    const { child, output, exit } = startServer({ SITE_OUT: builtSite(), LOG_LEVEL: 'info', ...variables });
    await addressOf(child, output, exit);
    child.kill('SIGTERM');
    await exit;
    const messages = [...output.out.matchAll(/"msg":"([^"]*)"/g)].map(([, message]) => message);
    expect(messages.filter((message) => message?.includes('stop'))).toEqual(lines);
  });

  it('serves metrics on a local port, without personal data', async () => {
    const { child, output, exit } = startServer({
      SITE_OUT: builtSite(),
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
    });
    const address = await addressOf(child, output, exit);
    const metricsPort = () => /"port":(\d+)\},"msg":"metrics at/.exec(output.out)?.[1];
    while (metricsPort() === undefined && child.exitCode === null)
      await Promise.race([once(child.stdout, 'data'), exit]);
    await fetch(`${address}forms/newsletter/?email=ada@northwind.example`, {
      method: 'POST',
      headers: { accept: 'application/json', referer: `${address}?email=ada@northwind.example` },
      body: new URLSearchParams({ email: 'ada@northwind.example' }),
    });
    const ready = async (base: string): Promise<unknown> => (await fetch(`${base}readyz`)).json();
    // The figures are not public.
    expect(await ready(address)).toEqual({ status: 'ready' });
    expect(await ready(`http://127.0.0.1:${metricsPort()}/`)).toEqual({
      status: 'ready',
      unreadable: 0,
      backlog: { undelivered: 1, oldestSeconds: expect.any(Number) },
    });
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort()}/metrics`)).text();
    expect(metrics).toContain('site_leads_stored_total{form="newsletter",state="undelivered"} 1');
    expect(metrics).toContain('site_leads_stored_total{form="ebook",state="undelivered"} 0');
    expect(metrics).toMatch(/^site_build_info\{build="[0-9a-f]{12}",commit="a1b2c3d4e5f6"\} 1$/m);
    expect(metrics).toContain('site_leads{state="undelivered"} 1');
    expect(metrics).toMatch(/^site_oldest_undelivered_seconds \d+$/m);
    expect(metrics).toContain('site_answer_seconds_count{route="/forms/:form",method="POST",status="202"} 1');
    expect(metrics + output.out + output.err).not.toMatch(/ada@|ada%40|northwind/);
    expect((await fetch(`${address}metrics/`)).status).toBe(404);
  });

  it('finishes requests in flight when it is told to stop, and cuts off those that do not end', async () => {
    const stub = await startProviderStub({
      forms: TEST_FORMS.forms,
      portalId: '77',
      mode: 'slow',
      delay: 60_000,
    });
    const { child, output, exit } = startServer({
      SITE_OUT: builtSite(),
      MARKETING_FORMS_URL: stub.url,
      MARKETING_FORMS_PORTAL_ID: '77',
    });
    const address = await addressOf(child, output, exit);
    const begin = (body: string) => {
      const sent = request(`${address}forms/newsletter/`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': 27,
          expect: '100-continue',
        },
      });
      sent.on('error', () => undefined);
      return once(sent, 'continue').then(() => {
        sent.write(body);
        return sent;
      });
    };
    const before = await fetch(`${address}forms/newsletter/`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ email: 'ada@northwind.example' }),
    });
    expect(before.status).toBe(202);
    await stub.until(() => stub.peak === 1);
    const [whole, stuck] = await Promise.all([begin('email=ada@'), begin('email=kit@')]);
    const answer = once(whole, 'response');
    child.kill('SIGTERM');
    whole.end('northwind.example');
    const [response] = (await answer) as [IncomingMessage];
    expect(response.statusCode).toBe(202);
    response.resume();
    expect((await exit)[0]).toBe(0);
    expect(stuck.destroyed).toBe(true);
    expect(output.err).toBe('');
    await stub.close();
  });

  it('says in one line that the port is taken, and leaves the leads to the server that uses it', async () => {
    const blocker: Server = createServer();
    blocker.listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const data = mkdtempSync(join(tmpdir(), 'server-data-'));
    folders.push(data);
    const store = openLeadStore(data);
    const lead = sampleLead();
    await store.insert(lead);
    const stub = await startProviderStub({ forms: TEST_FORMS.forms, portalId: '77' });
    const { output, exit } = startServer({
      SITE_OUT: builtSite(),
      PORT: String(port),
      DATA_DIR: data,
      MARKETING_FORMS_URL: stub.url,
      MARKETING_FORMS_PORTAL_ID: '77',
    });
    expect((await exit)[0]).toBe(1);
    expect(output.err).toBe(
      `Port ${port} is already in use: stop what listens there, or set PORT to another.\n`,
    );
    expect(stub.answered).toEqual([]);
    expect((await store.find(lead.id))?.attempts).toBe(0);
    await store.close();
    await stub.close();
    blocker.close();
  });

  it.each([
    [{ PORT: 'http' }, /^Wrong environment: PORT must be a number[^\n]*\n$/],
    [{ SITE_BRAND: '?' }, /^Wrong environment: SITE_BRAND must[^\n]*\n$/],
    [
      { SITE_OUT: '/nonexistent' },
      /^There is no built site in \/nonexistent: run "npm run build" first\.\n$/,
    ],
    [{ DATABASE_URL_FILE: '/nonexistent' }, /^Wrong environment: DATABASE_URL_FILE cannot be read[^\n]*\n$/],
  ])('exits with one line for %j', async (variables, message) => {
    const { output, exit } = startServer(variables);
    expect((await exit)[0]).toBe(1);
    expect(output.err).toMatch(message);
  });

  it.runIf(process.platform === 'linux')(
    'exits with one line if the folder for leads cannot be created',
    async () => {
      const { output, exit } = startServer({ SITE_OUT: builtSite(), DATA_DIR: '/proc/x' });
      expect((await exit)[0]).toBe(1);
      expect(output.err).toBe(
        'DATA_DIR /proc/x cannot be created: the system allows no folders there. Set it to another.\n',
      );
    },
  );
});
