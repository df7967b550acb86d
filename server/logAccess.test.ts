import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { portOf } from './testing/sendRaw.ts';
import { startTestSite } from './testing/testSite.ts';

describe('the access log', () => {
  it('has a line for every response, including pages, and nothing about the visitor', async () => {
    const logStream = new PassThrough();
    let text = '';
    logStream.on('data', (chunk) => {
      text += chunk;
    });
    const site = await startTestSite({
      variables: { ACCESS_LOG: 'on', LOG_LEVEL: 'info' },
      parts: { logStream },
    });
    const address = `http://127.0.0.1:${await portOf(site.app)}`;
    const headers = { 'user-agent': 'Ada', referer: 'https://ada.example/', cookie: 'ada=1' };
    for (const path of ['/about/?email=ada', '/about', '/ada/', '/forms/ada/', '/healthz?ada', '/%zz/ada'])
      await fetch(address + path, { headers, redirect: 'manual' });
    const body = new URLSearchParams({ email: 'ada@northwind.example' });
    await fetch(`${address}/forms/newsletter/`, { method: 'POST', headers, body, redirect: 'manual' });
    await site.close();
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'access');
    expect(lines.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'GET /about 200',
      'GET /about 301',
      'GET unknown 404',
      'GET unknown 404',
      'GET /healthz 200',
      'GET unknown 400',
      'POST /forms/newsletter 403',
    ]);
    expect(text).not.toMatch(/ada/i);
    expect(lines[0]?.ms).toBeGreaterThanOrEqual(0);
  });
});
