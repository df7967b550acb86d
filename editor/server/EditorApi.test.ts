import type { ViteDevServer } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Person } from '../signIn/Person.ts';
import { EditorApi } from './EditorApi.ts';

// What is refused never reaches the development server.
const api = new EditorApi({} as ViteDevServer);
const writer: Person = { name: 'Dana Moore', email: 'dana@vendor.example', role: 'writer' };
const commit = { paths: [], name: 'Ida Cole', email: 'ida@vendor.example', message: 'Change prices' };

describe('the editor’s API refuses', () => {
  it('to publish for a writer, whatever name the request gives', async () => {
    await expect(api.answer('commit', commit, writer)).rejects.toMatchObject({ status: 403 });
  });

  it('to send commits for a writer', async () => {
    await expect(api.answer('send', {}, writer)).rejects.toMatchObject({ status: 403 });
  });

  it('a commit of nothing, of publishers and where nobody signs in', async () => {
    const publisher = { ...writer, role: 'publisher' } as const;
    for (const person of [publisher, undefined])
      await expect(api.answer('commit', commit, person)).rejects.toMatchObject({ status: 400 });
  });

  it.each([null, [], { path: 7 }, 'en/index.yaml'])('%j as an invalid request', async (given) => {
    await expect(api.answer('open', given)).rejects.toMatchObject({ status: 400 });
  });

  it.each(['toString', '__proto__', 'unknown'])('a request called %s', async (name) => {
    await expect(api.answer(name, {})).rejects.toMatchObject({ status: 404 });
  });
});
