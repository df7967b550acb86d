import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from './Person.ts';
import type { RoleRules } from './roleOf.ts';
import { TeamGate } from './TeamGate.ts';
import { IdentityProvider } from './testing/IdentityProvider.ts';

let editor: Server;
let network: Server;
let provider: IdentityProvider;
let gate: TeamGate;
let origin: string;
let person: Person | undefined;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const client = { id: 'editor', secret: 'a secret of thirty-two characters' };
const byAddress: RoleRules = { lists: { writer: ['@vendor.example'], publisher: ['dana@vendor.example'] } };

function makeGate(roles: RoleRules, secret = client.secret): TeamGate {
  const settings = { issuer: provider.issuer, clientId: client.id, clientSecret: secret, roles };
  const signIn = { kind: 'oidc', provider: settings } as const;
  return new TeamGate(
    { host: 'localhost', port: 0, origin: new URL(origin), signIn },
    portOf(editor),
    () => {},
  );
}

beforeAll(async () => {
  editor = createServer(({ headers }, response) => {
    person = JSON.parse(Buffer.from(String(headers['x-editor-person']), 'base64url').toString()) as Person;
    response.end('the editor');
  }).listen(0, '127.0.0.1');
  network = createServer((request, response) => gate.handle(request, response)).listen(0, 'localhost');
  await Promise.all([once(editor, 'listening'), once(network, 'listening')]);
  origin = `http://localhost:${portOf(network)}`;
  provider = await IdentityProvider.start({ ...client, callback: `${origin}/edit/sign-in/callback` });
});
beforeEach(() => {
  person = undefined;
  gate = makeGate(byAddress);
  provider.claims = { name: 'Dana Moore', email: 'dana@vendor.example', email_verified: true };
});
afterAll(() => {
  provider.stop();
  for (const server of [editor, network]) server.close();
});

/** A browser that keeps cookies, by host. */
class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();
  address = '';

  async ask(address: string): Promise<Response> {
    this.address = address;
    const { host } = new URL(address);
    const own = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, own);
    const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
    for (const header of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (value === '') own.delete(name);
      else own.set(name, value);
    }
    return answer;
  }

  /** Follows redirects, until one leads to an address that begins like this. */
  async follow(address: string, until = 'nowhere'): Promise<Response> {
    const answer = await this.ask(address);
    const location = answer.headers.get('location');
    if (location === null) return answer;
    const next = new URL(location, address).href;
    if (next.startsWith(until)) {
      this.address = next;
      return answer;
    }
    return this.follow(next, until);
  }
}

const START = '/edit/sign-in/start';
const CALLBACK = '/edit/sign-in/callback';

describe('the provider', () => {
  it.each([
    ['publisher', 'dana@vendor.example'],
    ['writer', 'ida@vendor.example'],
  ])('lets a %s in by the email address', async (role, email) => {
    provider.claims['email'] = email;
    const answer = await new Browser().follow(`${origin}${START}`);
    expect(await answer.text()).toBe('the editor');
    expect(person).toEqual({ name: 'Dana Moore', email, role });
  });

  it('lets a publisher in by a claim', async () => {
    gate = makeGate({ claim: 'groups', lists: { writer: [], publisher: ['web'] } });
    provider.claims = { ...provider.claims, groups: ['all', 'web'], email_verified: false };
    await new Browser().follow(`${origin}${START}`);
    expect(person?.role).toBe('publisher');
  });

  it.each([
    ['a stranger', { email: 'eve@evil.example', email_verified: true }, 'neither a writer nor a publisher'],
    ['an unverified address', { email: 'dana@vendor.example', email_verified: false }, 'neither a writer'],
    ['nobody without an address', { name: 'Dana' }, 'gave no email address'],
  ])('keeps out %s', async (_, claims, says) => {
    provider.claims = claims;
    const answer = await new Browser().follow(`${origin}${START}`);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(says);
    expect(person).toBeUndefined();
  });
});

describe('the callback is refused', () => {
  it('with a token that the provider’s keys have not signed', async () => {
    provider.isForged = true;
    const answer = await new Browser().follow(`${origin}${START}`).finally(() => {
      provider.isForged = false;
    });
    expect(answer.status).toBe(403);
    expect(person).toBeUndefined();
  });

  it('in another browser than it began in', async () => {
    const victim = new Browser();
    const attacker = new Browser();
    await attacker.follow(`${origin}${START}`, `${origin}${CALLBACK}`);
    const answer = await victim.follow(attacker.address);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('began in another browser');
  });

  it('the second time', async () => {
    const browser = new Browser();
    await browser.follow(`${origin}${START}`, `${origin}${CALLBACK}`);
    const back = browser.address;
    expect((await browser.ask(back)).status).toBe(303);
    expect((await browser.ask(back)).status).toBe(403);
  });

  it.each([
    ['with another state', (back: URL) => back.searchParams.set('state', 'other')],
    ['with another code', (back: URL) => back.searchParams.set('code', 'other')],
    ['as of another provider', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
    [
      'with an error',
      (back: URL) => {
        back.search = `?error=access_denied&state=${back.searchParams.get('state')}`;
      },
    ],
  ])('%s', async (_, change) => {
    const browser = new Browser();
    await browser.follow(`${origin}${START}`, `${origin}${CALLBACK}`);
    const back = new URL(browser.address);
    change(back);
    const answer = await browser.ask(back.href);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('did not work');
    expect(person).toBeUndefined();
  });

  it('with the wrong client secret', async () => {
    gate = makeGate(byAddress, 'another secret');
    const answer = await new Browser().follow(`${origin}${START}`);
    expect(answer.status).toBe(403);
    expect(person).toBeUndefined();
  });
});

it('names a provider that does not respond', async () => {
  const issuer = new URL('http://localhost:1');
  const settings = { issuer, clientId: client.id, clientSecret: client.secret, roles: byAddress };
  const signIn = { kind: 'oidc', provider: settings } as const;
  gate = new TeamGate({ host: 'localhost', port: 0, origin: new URL(origin), signIn }, 0, () => {});
  const answer = await new Browser().follow(`${origin}${START}`);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('localhost:1 does not respond');
});
