import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readJson } from './readJson.ts';

const request = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

it('reads JSON that arrives in pieces', async () => {
  expect(await readJson(request('{"path":', '"en/index.yaml"}'))).toEqual({ path: 'en/index.yaml' });
  expect(await readJson(request())).toEqual({});
});

it.each(['{"path":', 'path=en', '{"path": "a"}}'])('refuses %s as an invalid request', async (text) => {
  await expect(readJson(request(text))).rejects.toMatchObject({ status: 400 });
});

it('refuses more than 8 MB', async () => {
  await expect(readJson(request('x'.repeat(8_000_001)))).rejects.toMatchObject({ status: 413 });
});
