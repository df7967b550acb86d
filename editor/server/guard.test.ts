import { describe, expect, it } from 'vitest';
import { Guard } from './guard.ts';

const guard = new Guard();
const from = (host: string, origin?: string, token = guard.token) => ({
  headers: { host, 'x-editor-token': token, ...(origin === undefined ? {} : { origin }) },
});

describe('the editor answers', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])('its own page at %s', (host) => {
    expect(guard.isOwn(from(host))).toBe(true);
    expect(guard.isOwn(from(host, `http://${host}`))).toBe(true);
  });
});

describe('the editor refuses', () => {
  it.each([
    ['a name that is pointed at this machine', from('evil.example:3000')],
    ['a name that begins like this machine’s', from('localhost.evil.example:3000')],
    ['another page, even with the token', from('localhost:3000', 'https://evil.example')],
    ['a page of another port', from('localhost:3000', 'http://localhost:8080')],
    ['a request without the token', from('localhost:3000', undefined, '')],
    ['another token of the same length', from('localhost:3000', undefined, 'x'.repeat(32))],
  ])('%s', (_, request) => {
    expect(guard.isOwn(request)).toBe(false);
  });

  it('makes another token for each start', () => {
    expect(new Guard().token).not.toBe(guard.token);
  });
});
