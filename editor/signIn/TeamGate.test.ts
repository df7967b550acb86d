import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TeamGate } from './TeamGate.ts';

const HOST = 'edit.vendor.example';
const ORIGIN = `https://${HOST}`;
const passwords = { writer: 'three green chairs', publisher: 'four plain old chairs' };

/** What has reached the editor behind the gate. */
let reached: {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}[];
let editor: Server;
let network: Server;
let gate: TeamGate;
let log: string[];

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  editor = createServer(async (asked, response) => {
    const { method, url, headers } = asked;
    reached.push({ method, url, headers, body: await text(asked) });
    response.writeHead(200, { 'content-type': 'text/html', connection: 'x-hop', 'x-hop': '1' });
    response.end('the editor');
  }).listen(0, '127.0.0.1');
  network = createServer((asked, response) => gate.handle(asked, response)).listen(0, '127.0.0.1');
  await Promise.all([once(editor, 'listening'), once(network, 'listening')]);
});
beforeEach(() => {
  reached = [];
  log = [];
  gate = new TeamGate(
    { host: '0.0.0.0', port: 0, origin: new URL(ORIGIN), signIn: { kind: 'password', passwords } },
    portOf(editor),
    (line) => log.push(line),
  );
});
afterAll(() => {
  editor.close();
  network.close();
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function ask(path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) {
  const proxied = { host: HOST, 'x-forwarded-proto': 'https', ...headers };
  const sent = request({ port: portOf(network), path, method, headers: proxied });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { origin: ORIGIN, ...headers } });

const signIn = (password: string, headers: Record<string, string> = {}) =>
  post(
    '/edit/sign-in',
    `${new URLSearchParams({ name: 'Dana\n Moore', email: 'dana@vendor.example', password })}`,
    headers,
  );

async function cookieOf(password: string): Promise<string> {
  const { headers } = await signIn(password);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

describe('without a session', () => {
  it.each([
    '/',
    '/edit/',
    '/edit/api/tree/',
    '/edit-canvas/',
    '/@fs/etc/passwd',
    '/package.json',
    '/edit/sign-in/../api/tree/',
  ])('nothing but the sign-in is answered at %s', async (path) => {
    await ask(path);
    await ask(path, { headers: { accept: 'text/html' } });
    await post(path, '{}');
    expect(reached).toEqual([]);
  });

  it('a page leads to the sign-in, and the API says what to do', async () => {
    const page = await ask('/edit/', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.location]).toEqual([303, '/edit/sign-in']);
    const api = await post('/edit/api/save/', '{}');
    expect(api.status).toBe(401);
    expect(JSON.parse(api.body).error).toContain('Sign in again in another tab');
  });

  it.each([{ 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': '' }])(
    'nothing is answered without HTTPS, not even the sign-in: %j',
    async (headers) => {
      const { status, body } = await ask('/edit/sign-in', { headers });
      expect(status).toBe(403);
      expect(body).toContain(`${ORIGIN}, by HTTPS only`);
      expect((await signIn(passwords.writer, headers)).headers['set-cookie']).toBeUndefined();
    },
  );

  it('the sign-in is a page that no other can frame, and that runs nothing', async () => {
    const { status, headers, body } = await ask('/edit/sign-in');
    expect(status).toBe(200);
    expect(body).toContain('<label>Password');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['editor-session=x.y', '__Host-editor-session=abc.def', '__Host-editor-session=abc'])(
    'a made-up cookie %s opens nothing',
    async (cookie) => {
      expect((await ask('/edit/', { headers: { cookie } })).status).toBe(401);
    },
  );
});

describe('the password', () => {
  it.each([
    ['writer', passwords.writer],
    ['publisher', passwords.publisher],
  ])('of a %s opens a session with that role', async (role, password) => {
    const answer = await signIn(password);
    expect([answer.status, answer.headers.location]).toEqual([303, '/edit/']);
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^__Host-editor-session=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/,
    );
    const page = await ask('/edit/', {
      headers: { cookie: cookie.split(';')[0] ?? '', 'x-editor-person': 'forged' },
    });
    expect(page.body).toBe('the editor');
    const headers = reached[0]?.headers;
    expect(headers?.['x-editor-gate']).toBe(gate.secret);
    const person = JSON.parse(Buffer.from(String(headers?.['x-editor-person']), 'base64url').toString());
    expect(person).toEqual({ name: 'Dana Moore', email: 'dana@vendor.example', role });
    expect(log).toEqual([`Signed in: Dana Moore <dana@vendor.example>, ${role}`]);
  });

  it('must be right, and is never logged', async () => {
    const { status, headers } = await signIn('three green chair');
    expect(status).toBe(401);
    expect(headers['set-cookie']).toBeUndefined();
    expect(log.join()).not.toContain('chair');
  });

  it('may be tried ten times a minute from one address', async () => {
    const tries = await Promise.all(Array.from({ length: 10 }, () => signIn('wrong')));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
    const { status, headers } = await signIn(passwords.publisher);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // A proxy of this machine names another client.
    expect((await signIn(passwords.publisher, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(303);
  });

  it('is taken from our own page only', async () => {
    expect((await signIn(passwords.writer, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await signIn(passwords.writer, { origin: 'null' })).status).toBe(403);
  });
});

describe('with a session', () => {
  it('requests and their bodies reach the editor, without the cookie', async () => {
    const cookie = await cookieOf(passwords.writer);
    const { status, headers } = await post('/edit/api/save/?x=1', '{"path":"en/index.yaml"}', { cookie });
    expect(status).toBe(200);
    expect(headers['x-hop']).toBe('1');
    expect(headers.connection).not.toContain('x-hop');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(reached).toMatchObject([
      { method: 'POST', url: '/edit/api/save/?x=1', body: '{"path":"en/index.yaml"}' },
    ]);
    expect(reached[0]?.headers.cookie).toBeUndefined();
  });

  it('another site cannot send anything, nor reach it under another name', async () => {
    const cookie = await cookieOf(passwords.publisher);
    const evil = { cookie, origin: 'https://evil.example' };
    expect((await ask('/edit/api/commit/', { method: 'POST', headers: evil })).status).toBe(403);
    expect((await ask('/edit/api/commit/', { method: 'POST', headers: { cookie } })).status).toBe(403);
    expect((await ask('/edit/', { headers: { cookie, host: 'evil.example' } })).status).toBe(421);
    expect(reached).toEqual([]);
  });

  it('tools of the development server are out of reach', async () => {
    const cookie = await cookieOf(passwords.publisher);
    expect((await ask('/__open-in-editor?file=package.json', { headers: { cookie } })).status).toBe(404);
    expect((await ask('//__open-in-editor?file=package.json', { headers: { cookie } })).status).toBe(404);
    expect(reached).toEqual([]);
  });

  it('signing out ends it for good', async () => {
    const cookie = await cookieOf(passwords.writer);
    const { headers } = await post('/edit/sign-out', '', { cookie });
    expect(String(headers['set-cookie'])).toContain('Max-Age=0');
    expect((await ask('/edit/', { headers: { cookie } })).status).toBe(401);
  });

  it('a changed signature or another session’s id is refused', async () => {
    const [one, other] = [await cookieOf(passwords.writer), await cookieOf(passwords.publisher)];
    const mixed = `${one.split('.')[0]}.${other.split('.')[1]}`;
    expect((await ask('/edit/', { headers: { cookie: mixed } })).status).toBe(401);
  });
});

it('says so if the editor behind it does not respond', async () => {
  const cookie = await cookieOf(passwords.writer);
  const port = portOf(editor);
  editor.close();
  editor.closeAllConnections();
  expect((await ask('/edit/', { headers: { cookie } })).status).toBe(502);
  editor.listen(port, '127.0.0.1');
  await once(editor, 'listening');
});
