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

describe('behind a gate', () => {
  const gated = new Guard('the secret of the gate');
  const person = { name: 'Dana Moore', email: 'dana@vendor.example', role: 'writer' };
  const through = (gate: string) => ({
    headers: {
      host: 'localhost:3000',
      'x-editor-token': gated.token,
      'x-editor-gate': gate,
      'x-editor-person': Buffer.from(JSON.stringify(person)).toString('base64url'),
    },
  });

  it('answers only what has come through it, and knows who sent that', () => {
    expect(gated.isOwn(through('the secret of the gate'))).toBe(true);
    expect(gated.personOf(through('the secret of the gate'))).toEqual(person);
    expect(gated.isOwn(through('the secret of the gata'))).toBe(false);
    expect(gated.isOwn(through(''))).toBe(false);
  });

  it('ignores claims about a person without a gate', () => {
    expect(guard.personOf(through(''))).toBeUndefined();
  });
});
