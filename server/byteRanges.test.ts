import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOf } from './testing/sendRaw.ts';
import { startTestSite, TEST_FILES, type TestSite } from './testing/testSite.ts';

const VOICE = 'what is said '.repeat(10_000);
const JINGLE = '0123456789';

let site: TestSite;
let origin: string;
beforeAll(async () => {
  site = await startTestSite({
    files: { ...TEST_FILES, 'films/voice.mp3': VOICE, 'films/jingle.wav': JINGLE },
  });
  origin = `http://127.0.0.1:${await portOf(site.app)}`;
});
afterAll(() => site.close());

const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(origin + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

it.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=0-99', JINGLE, 'bytes 0-9/10'],
  ['bytes=-99', JINGLE, 'bytes 0-9/10'],
])('a player gets the part of a recording that it asks for: %s', async (range, part, stated) => {
  const answer = await ask('/films/jingle.wav', { range });
  expect([answer.status, await answer.text()]).toEqual([206, part]);
  expect(answer.headers.get('content-range')).toBe(stated);
  expect(answer.headers.get('content-type')).toBe('audio/wav');
});

it('reads no more of a large file than was asked for', async () => {
  const answer = await ask('/films/voice.mp3', { range: 'bytes=100000-129999' });
  expect([answer.status, await answer.text()]).toEqual([206, VOICE.slice(100_000)]);
  expect(answer.headers.get('content-length')).toBe('30000');
});

it.each(['bytes=10-', 'bytes=-0'])('refuses a part behind the end: %s', async (range) => {
  const answer = await ask('/films/jingle.wav', { range });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    416,
    'bytes */10',
    '',
  ]);
});

it('sends all of a file that has changed since, on HEAD, and for what it does not understand', async () => {
  const whole = await ask('/films/jingle.wav', {});
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  const etag = whole.headers.get('etag') ?? '';
  const range = 'bytes=2-4';
  expect((await ask('/films/jingle.wav', { range, 'if-range': etag })).status).toBe(206);
  expect((await ask('/films/jingle.wav', { range, 'if-range': '"older"' })).status).toBe(200);
  expect((await ask('/films/jingle.wav', { range }, 'HEAD')).status).toBe(200);
  for (const other of ['bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])
    expect((await ask('/films/jingle.wav', { range: other })).status).toBe(200);
  expect((await ask('/about/', { range })).status).toBe(200);
});
