import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLoggerOptions } from './logging.ts';

describe('createLoggerOptions', () => {
  it('lets nothing personal into a line about a request', async () => {
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
