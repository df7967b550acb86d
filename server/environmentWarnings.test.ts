import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.ts';
import { environmentWarnings, hostWarnings } from './environmentWarnings.ts';

const warningsOf = (source: Record<string, string>) => environmentWarnings(readEnvironment(source), source);
const SENT = { MARKETING_FORMS_URL: 'https://forms.example/' };

describe('what is said about the environment at the start', () => {
  it('is nothing where everything is as it should be', () => {
    const ordinary = {
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'a',
      SITE_PORT: 'tcp://10.0.0.1:80',
      TERM: 'xterm',
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
  ])('names a variable that is misspelt: %s', (name, meant) => {
    expect(warningsOf({ ...SENT, [name]: 'a' })).toEqual([`${name} is not read: did you mean ${meant}?`]);
  });

  it('names hosts that pages do not name as their address', () => {
    expect(hostWarnings(['stage.acme.example'], ['www.acme.example'])).toEqual([
      expect.stringMatching(/stage\.acme\.example.*www\.acme\.example.*config\/site\.ts/),
    ]);
    expect(hostWarnings([], ['www.acme.example'])).toEqual([]);
  });

  it('names services that leads would reach unencrypted, and a missing one', () => {
    expect(
      warningsOf({ MARKETING_FORMS_URL: 'http://forms.example/', MAILING_LIST_URL: 'http://localhost:1/' }),
    ).toEqual(['MARKETING_FORMS_URL is plain http: leads would cross the network unencrypted. Use https.']);
    expect(warningsOf({})).toEqual([
      'MARKETING_FORMS_URL is not set: leads are kept here and sent to nobody.',
    ]);
  });
});
