import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

describe('readEnvironment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      FORM_RATE_LIMIT: 20,
      LOG_LEVEL: 'info',
    });
  });

  it('reads hosts, limits and proxies', () => {
    const environment = readEnvironment({
      SITE_HOSTS: 'en=WWW.acme.example, en-AE=ae.acme.example',
      FORM_RATE_LIMIT: 'off',
      TRUST_PROXY: 'loopback,10.1.0.0/16',
      PORT: '',
    });
    expect(environment.SITE_HOSTS).toEqual({ 'www.acme.example': 'en', 'ae.acme.example': 'en-AE' });
    expect(environment.FORM_RATE_LIMIT).toBe('off');
    expect(environment.TRUST_PROXY?.('::ffff:127.0.0.1', 0)).toBe(true);
    expect(environment.TRUST_PROXY?.('10.1.2.3', 0)).toBe(true);
    expect(environment.TRUST_PROXY?.('10.2.2.3', 0)).toBe(false);
    expect(environment.PORT).toBe(3000);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['SITE_HOSTS', 'www.lintel.example'],
    ['SITE_HOSTS', 'fr=fr.lintel.example'],
    ['SITE_HOSTS', 'en=a.example,en-AE=A.example'],
    ['SITE_HOSTS', 'en=a.example=b.example'],
    ['SITE_HOSTS', 'en=a..example'],
    ['SITE_HOSTS', 'en=a-.example'],
    ['SITE_HOSTS', 'en=a.example,'],
    ['SITE_BRAND', '1234'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres:x'],
    ['MARKETING_FORMS_URL', 'ftp://x'],
    ['MARKETING_FORMS_URL', 'forms.example'],
    ['MARKETING_FORMS_URL', 'https://'],
    ['MARKETING_FORMS_URL', 'https://forms.example:port/'],
    ['MARKETING_FORMS_URL', 'https://site:secret@forms.example/'],
    ['MARKETING_FORMS_URL', 'https://site@forms.example/'],
    ['MARKETING_FORMS_URL', 'https://forms.example/?key=secret'],
    ['MARKETING_FORMS_URL', 'https://forms.example/#top'],
    ['MAILING_LIST_URL', 'https://:secret@list.example/'],
    ['MAILING_LIST_URL', 'https://list.example/subscribe#top'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '10.0.0.0/8/9'],
    ['TRUST_PROXY', '127.0.0.1/0x10'],
    ['TRUST_PROXY', '127.0.0.1/ 8'],
    ['TRUST_PROXY', '127.0.0.1/8.0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['TRUST_PROXY', 'toString'],
    ['COUNTRY_HEADER', 'a b'],
    ['FORM_RATE_LIMIT', '0'],
    ['PREVIEW_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('says in one line that %s=%s is wrong', (name, value) => {
    let message = '';
    try {
      readEnvironment({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(EnvironmentError);
      message = String(error);
    }
    expect(message).toContain(`${name} must`);
    expect(message).not.toContain('\n');
    expect(message).not.toContain('secret');
  });

  it.each([
    ['postgres://u:secret@host:99999/x', 'must have a port from 0 to 65535'],
    ['postgresql://u:secret@[::1]:port/x', 'must have a port from 0 to 65535'],
    ['postgres://u:se/cret@host/x', 'must have /, ? and # in its password encoded as %2F, %3F and %23'],
    ['postgres://u:se#cret@host/x', 'must have /, ? and # in its password encoded as %2F, %3F and %23'],
    ['postgres://u:secret@a b/x', 'must be a valid URL'],
    ['mysql://u:secret@host/x', 'must begin with postgres:// or postgresql://'],
  ])('says what is wrong with DATABASE_URL=%s, without repeating it', (value, fault) => {
    expect(() => readEnvironment({ DATABASE_URL: value })).toThrow(
      new EnvironmentError(`Wrong environment: DATABASE_URL ${fault}.`),
    );
  });

  it.each([
    'postgres://u:p@host:5432/x',
    'postgres:///x?host=/run/postgresql',
    'postgresql://[::1]/x?a=b@c:d',
  ])('accepts DATABASE_URL=%s', (value) =>
    expect(readEnvironment({ DATABASE_URL: value }).DATABASE_URL).toBe(value),
  );

  it('reads secrets from files, and says which file it cannot read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    const file = join(folder, 'database');
    writeFileSync(file, 'postgres://site:secret@database/site\n');
    expect(readEnvironment({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe(
      'postgres://site:secret@database/site',
    );
    expect(() => readEnvironment({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://other/' })).toThrow(
      'DATABASE_URL and DATABASE_URL_FILE are both set',
    );
    expect(() => readEnvironment({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow(
      `DATABASE_URL_FILE cannot be read (ENOENT): ${join(folder, 'none')}`,
    );
    for (const nothing of ['', '\n']) {
      writeFileSync(file, nothing);
      expect(() => readEnvironment({ HOST_FILE: file })).toThrow(`HOST_FILE names an empty file: ${file}`);
    }
    writeFileSync(file, 'mysql://x');
    expect(() => readEnvironment({ DATABASE_URL_FILE: file })).toThrow('DATABASE_URL must begin with');
    rmSync(folder, { recursive: true });
  });
});
