import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf, sendRaw } from './testing/sendRaw.ts';
import { startTestSite, type TestSite } from './testing/testSite.ts';

let site: TestSite;
let port = 0;
beforeAll(async () => {
  site = await startTestSite();
  port = await portOf(site.app);
});
afterAll(() => site.close());

describe('a request whose target includes the host', () => {
  const ask = (target: string) =>
    sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: localhost:4300\r\nConnection: close\r\n\r\n`);

  it.each([
    'http://localhost:4300/about/',
    'https://localhost:4300/about/?a=1',
    'HTTP://LocalHost:4300/about/',
  ])('gets the same response as one without it: %s', async (target) => {
    const { statuses, text } = await ask(target);
    expect(statuses).toEqual([200]);
    expect(text.split('\r\n\r\n')[1]).toBe((await ask('/about/')).text.split('\r\n\r\n')[1]);
  });

  it.each(['http://localhost:4300', 'http://localhost:4300?a=1'])('may omit the path: %s', async (target) =>
    expect((await ask(target)).statuses).toEqual([200]),
  );

  it('is redirected to a path without the host', async () => {
    const { statuses, text } = await ask('http://localhost:4300/about?a=1');
    expect(statuses).toEqual([301]);
    expect(text).toMatch(/^Location: \/about\/\?a=1\r$/im);
  });

  it.each([
    'http://evil.example/about/',
    'http://ae.localhost:4300/about/',
    'http://localhost/about/',
    'http://localhost:4300@evil.example/about/',
    'http://evil.example@localhost:4300/about/',
    'http://localhost:4300\\evil.example/about/',
    'ftp://localhost:4300/about/',
    'http:///about/',
  ])('is rejected if the two hosts differ: %s', async (target) => {
    expect((await ask(target)).statuses).toEqual([400]);
  });
});
