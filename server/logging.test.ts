import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLoggerOptions, openTerminalLog } from './logging.ts';

describe('createLoggerOptions', () => {
  it('keeps personal data out of the log', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const app = Fastify({ logger: { ...createLoggerOptions('info'), stream } });
    app.get('/forms/:form', async (request) => {
      request.log.info({ req: request }, 'asked');
      return 'ok';
    });
    const refused = Object.assign(new Error('no room'), { detail: 'Failing row: ada@northwind.example' });
    app.log.error({ err: refused }, 'not stored');
    await app.inject({
      url: '/forms/contact?email=ada@northwind.example',
      remoteAddress: '203.0.113.7',
      headers: { referer: 'https://www.lintel.example/?email=ada@northwind.example', cookie: 'id=1' },
    });
    const text = lines.join('');
    expect(text).toContain('"url":"/forms/:form"');
    expect(text).toContain('no room');
    expect(text).not.toMatch(/ada@|203\.0\.113\.7|cookie|referer/);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    await app.close();
  });
});

describe('openTerminalLog', () => {
  const terminal = () => Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true });

  afterEach(() => vi.unstubAllEnvs());

  it('writes readable lines to a terminal', async () => {
    const output = terminal();
    const stream = await openTerminalLog(output);
    const app = Fastify({ logger: { ...createLoggerOptions('info'), ...(stream && { stream }) } });
    app.log.warn({ destination: 'mailing list' }, 'does not respond');
    expect(stripVTControlCharacters(output.read())).toMatch(
      /^\[\d\d:\d\d:\d\d\] WARN: does not respond \{"destination":"mailing list"\}\n$/,
    );
    await app.close();
  });

  it('writes JSON to a file or a pipe, and in production', async () => {
    expect(await openTerminalLog(new PassThrough())).toBeUndefined();
    vi.stubEnv('NODE_ENV', 'production');
    expect(await openTerminalLog(terminal())).toBeUndefined();
  });
});
