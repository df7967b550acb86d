import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';
import { environmentWarnings, hostWarnings } from './environmentWarnings.ts';

const warningsOf = (source: Record<string, string>) => environmentWarnings(readEnvironment(source), source);
const SENT = { MARKETING_FORMS_URL: 'https://forms.example/' };

describe('the warnings about the environment at startup', () => {
  it('are none if everything is right', () => {
    const ordinary = {
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'a',
      SITE_PORT: 'tcp://10.0.0.1:80',
      TERM: 'xterm',
      http_proxy: 'http://proxy.example:3128',
      SITE_SERVICE_HOST: '10.0.0.1',
      SITE_PORT_3000_TCP: 'tcp://10.0.0.1:3000',
      POSTGRES_DB: 'site',
      SSL_CERT_DIR: '/certs',
      LOG_DIR: '/var/log',
      BASE_URL: '/',
    };
    expect(warningsOf({ ...ordinary, ...SENT, PORT: '3000', DATA_DIR: '/data' })).toEqual([]);
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['LOG_LEVLE', 'LOG_LEVEL'],
    ['MARKETING_FORM_URL', 'MARKETING_FORMS_URL'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['DATBASE_URL_FILE', 'DATABASE_URL'],
    ['DATABASE_URLFILE', 'DATABASE_URL_FILE'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['DB_URL', 'DATABASE_URL'],
    ['data_dir', 'DATA_DIR'],
    ['LEAD_RETENTION', 'LEAD_RETENTION_DAYS'],
    ['DRAIN_SECS', 'DRAIN_SECONDS'],
  ])('name a misspelled variable: %s', (name, meant) => {
    expect(warningsOf({ ...SENT, [name]: 'a' })).toEqual([`${name} is not read: did you mean ${meant}?`]);
  });

  it('name hosts that are not the canonical ones', () => {
    expect(hostWarnings(['stage.acme.example'], ['www.acme.example'])).toEqual([
      expect.stringMatching(/stage\.acme\.example.*www\.acme\.example.*content\/settings\/locales\.yaml/),
    ]);
    expect(hostWarnings([], ['www.acme.example'])).toEqual([]);
  });

  it('name services that leads would reach unencrypted, and a missing one', () => {
    expect(
      warningsOf({ MARKETING_FORMS_URL: 'http://forms.example/', MAILING_LIST_URL: 'http://localhost:1/' }),
    ).toEqual(['MARKETING_FORMS_URL is plain http: leads would cross the network unencrypted. Use https.']);
    const shared = (address: string) => warningsOf({ ...SENT, DATABASE_URL: address });
    for (const address of [
      'postgres://u:secret@db.example/site',
      'postgres://db.example/site?sslmode=disable',
    ])
      expect(shared(address)).toEqual([
        'DATABASE_URL does not use TLS: leads would cross the network unencrypted. Add sslmode=verify-full.',
      ]);
    for (const address of [
      'postgres://u@localhost/site',
      'postgres://u@127.0.0.1:5433/site',
      'postgres:///site?host=/run/postgresql',
      'postgres://db.example/site?sslmode=verify-full',
    ])
      expect(shared(address)).toEqual([]);
    expect(warningsOf({})).toEqual([
      'MARKETING_FORMS_URL is not set: leads are stored here and sent nowhere.',
    ]);
  });
});
