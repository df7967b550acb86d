import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RedirectRule } from './RedirectRule.ts';
import { createRedirectResolver } from './resolveRedirect.ts';

const files = new Set(['/robots.txt', '/roi-pdf']);
const rules: readonly RedirectRule[] = [
  { from: '/old', to: '/new/', status: 301, reason: 'It was renamed.' },
  { from: '/old/part', to: '/new/#part', status: 302, reason: 'It became a part of the page.' },
  { from: '/films', to: 'https://videos.example/', status: 301, reason: 'They moved.' },
];
const resolve = createRedirectResolver(rules, (path) => files.has(path));

const HOST = 'www.lintel.example';

describe('a rule', () => {
  it.each([
    ['/old', 301, '/new/'],
    ['/old/part', 302, '/new/#part'],
    ['/films', 301, 'https://videos.example/'],
    ['/webinar/operations:in-practice', 301, '/webinar/operations-in-practice/'],
    ['/webinar/a:b%3Ac', 301, '/webinar/a-b-c/'],
  ])('sends %s with %i to %s, with a trailing slash or without', (from, status, location) => {
    expect(resolve(from)).toEqual({ status, location });
    expect(resolve(`${from}/`)).toEqual({ status, location });
  });

  it.each([
    ['/old/part?a=1&b=%20', 302, '/new/?a=1&b=%20#part'],
    ['/films/?v=2', 301, 'https://videos.example/?v=2'],
    ['/webinar/a%3Ab/?x=%3A', 301, '/webinar/a-b/?x=%3A'],
    ['/pricing?utm_source=a&utm_term=b%20c', 301, '/pricing/?utm_source=a&utm_term=b%20c'],
  ])('keeps the query of %s before the fragment', (from, status, location) => {
    expect(resolve(from)).toEqual({ status, location });
  });
});

describe('the trailing slash', () => {
  it('is added to pages', () => {
    expect(resolve('/pricing')).toEqual({ status: 301, location: '/pricing/' });
    expect(resolve('/about/index.html')).toEqual({ status: 301, location: '/about/' });
  });

  it.each(['/', '/pricing/', '/robots.txt', '/robots.txt?v=1', '/roi-pdf?a=1'])(
    'is left alone on %s',
    (target) => {
      expect(resolve(target)).toBeUndefined();
    },
  );
});

describe('hostile targets', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '///evil.example/',
  ])('keeps %s on the host', (target) => {
    expect(resolve(target)).toEqual({ status: 301, location: '/evil.example/' });
  });

  it.each([
    '/%',
    '/%ff',
    '/../etc/passwd',
    '/a/%2e%2e/b',
    '/a%0d%0aSet-Cookie:x',
    'http://evil.example/',
    '*',
    '',
    '/a#b',
  ])('refuses %s', (target) => {
    expect(resolve(target)).toBe('bad');
  });

  it('never sends anyone to another host, whatever is requested', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '%2f',
        '%5C',
        '%252F',
        '..',
        '.',
        ':',
        '%3A',
        '@',
        '?',
        '#',
        '%',
        'evil.example',
        '\t',
        '%09',
      ),
      fc.constantFrom('webinar', 'http:', 'about', 'é', '%E2%80%AE', '\u0000', '%00'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const target = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(target, (asked) => {
        const answer = resolve(asked);
        if (answer === undefined || answer === 'bad') return;
        expect(answer.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(new URL(answer.location, `https://${HOST}/a/b`).host).toBe(HOST);
        const path = answer.location.split(/[?#]/)[0] ?? '';
        expect(resolve(path)).not.toBe('bad');
      }),
      { numRuns: 3000 },
    );
  });
});
