import { describe, expect, it } from 'vitest';
import { readTeamSettings } from './teamSettings.ts';

const EDIT_ORIGIN = 'https://edit.vendor.example';
const EDIT_PUBLISHER_PASSWORD = 'four plain old chairs';
const oidc = {
  EDIT_ORIGIN,
  EDIT_OIDC_ISSUER: 'https://id.vendor.example/realm',
  EDIT_OIDC_CLIENT_ID: 'editor',
  EDIT_OIDC_CLIENT_SECRET: 'secret',
};

describe('the editor is for this machine only', () => {
  it.each([{}, { EDIT_HOST: '127.0.0.1' }, { EDIT_HOST: '::1' }, { EDIT_HOST: '' }])('with %j', (source) => {
    expect(readTeamSettings([], source)).toBeUndefined();
  });
});

describe('it does not start', () => {
  const password = { EDIT_ORIGIN, EDIT_PUBLISHER_PASSWORD };
  it.each([
    [
      'on every address without a sign-in',
      ['--host'],
      {},
      /only behind a sign-in. Set EDIT_ORIGIN .*EDIT_OIDC/,
    ],
    ['on one address without a sign-in', ['--host', '10.0.0.5'], { EDIT_ORIGIN }, /only behind a sign-in/],
    ['by its variable without a sign-in', [], { EDIT_HOST: '0.0.0.0' }, /only behind a sign-in/],
    ['behind a proxy without a sign-in', ['--host', 'localhost'], {}, /only behind a sign-in/],
    ['without its address', ['--host'], { EDIT_PUBLISHER_PASSWORD }, /EDIT_ORIGIN is missing/],
    [
      'unencrypted',
      [],
      { ...password, EDIT_ORIGIN: 'http://edit.vendor.example' },
      /EDIT_ORIGIN must begin with https/,
    ],
    [
      'with a provider that is unencrypted',
      [],
      { ...oidc, EDIT_OIDC_ISSUER: 'http://id.vendor.example', EDIT_PUBLISHERS: 'a@b.example' },
      /EDIT_OIDC_ISSUER must begin with https/,
    ],
    [
      'below a path',
      [],
      { ...password, EDIT_ORIGIN: 'https://vendor.example/edit' },
      /EDIT_ORIGIN must not have a path/,
    ],
    [
      'with a short password',
      [],
      { EDIT_ORIGIN, EDIT_WRITER_PASSWORD: 'chairs' },
      /EDIT_WRITER_PASSWORD must have at least 14/,
    ],
    [
      'with one password for both roles',
      [],
      { ...password, EDIT_WRITER_PASSWORD: EDIT_PUBLISHER_PASSWORD },
      /every writer could publish/,
    ],
    [
      'with two ways to sign in',
      [],
      { ...password, ...oidc, EDIT_PUBLISHERS: 'a@b.example' },
      /keep one way/,
    ],
    ['with half a provider', [], { EDIT_ORIGIN, EDIT_OIDC_ISSUER: oidc.EDIT_OIDC_ISSUER }, /belong together/],
    ['for nobody', [], oidc, /nobody could sign in/],
    ['with an unknown parameter', ['--hots'], {}, /not --hots/],
    ['with a wrong port', [], { ...password, EDIT_PORT: 'x' }, /EDIT_PORT must be a number/],
  ])('%s', (_, parameters, source, message) => {
    expect(() => readTeamSettings(parameters, source)).toThrow(message);
  });
});

describe('it is for a team', () => {
  it('on every address, or the one that is named', () => {
    const source = { EDIT_ORIGIN, EDIT_PUBLISHER_PASSWORD };
    expect(readTeamSettings(['--host'], source)).toMatchObject({ host: '0.0.0.0', port: 3001 });
    expect(readTeamSettings(['--host', '10.0.0.5'], source)?.host).toBe('10.0.0.5');
    expect(readTeamSettings(['--host=::'], source)?.host).toBe('::');
    expect(readTeamSettings([], { ...source, EDIT_HOST: '10.0.0.5' })?.host).toBe('10.0.0.5');
  });

  it('behind a proxy of this machine as soon as a sign-in is set', () => {
    const settings = readTeamSettings([], { EDIT_ORIGIN, EDIT_PUBLISHER_PASSWORD });
    expect(settings?.host).toBe('localhost');
    expect(settings?.signIn).toEqual({ kind: 'password', passwords: { publisher: EDIT_PUBLISHER_PASSWORD } });
  });

  it('with the people of a provider, by address or by claim', () => {
    const byAddress = { ...oidc, EDIT_PUBLISHERS: 'dana@vendor.example, ida@vendor.example' };
    expect(readTeamSettings(['--host'], byAddress)?.signIn).toMatchObject({
      kind: 'oidc',
      provider: {
        roles: { lists: { writer: [], publisher: ['dana@vendor.example', 'ida@vendor.example'] } },
      },
    });
    expect(readTeamSettings(['--host'], { ...oidc, EDIT_ROLE_CLAIM: 'role' })?.signIn).toMatchObject({
      provider: { roles: { claim: 'role', lists: { writer: ['writer'], publisher: ['publisher'] } } },
    });
  });
});
