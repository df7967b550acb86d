import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedirects } from '../../config/redirects.ts';
import { createSiteConfig } from '../../config/site.ts';
import { createRedirectResolver } from './resolveRedirect.ts';

const files = new Set(['/robots.txt', '/roi-pdf']);
const resolve = createRedirectResolver(createRedirects(createSiteConfig('Lintel')), (path) =>
  files.has(path),
);

const HOST = 'www.lintel.example';

describe('the redirect table', () => {
  it.each([
    ['/product/service-management-software', 301, '/product/service-request-software/'],
    ['/events/futureproof-fmsp-uk', 301, '/events/futureproof-fmsp-london/'],
    ['/product/asset-management-software', 301, '/product/enterprise-asset-management-software/'],
    ['/newsroom/lintel-in-the-news', 301, '/newsroom/#news'],
    ['/webinar/operations:in-practice', 301, '/webinar/operations-in-practice/'],
    ['/webinar/a:b%3Ac', 301, '/webinar/a-b-c/'],
    ['/resources/case-study/meridian-malls', 302, '/'],
    ['/industry/facility-management-services1', 301, '/industry/facility-management-services/'],
    ['/webinar/components/FutureCmmswebniarModel', 301, '/webinar/'],
    ['/rebuild/product-walkthrough/videos', 301, 'https://videos.lintel.example/'],
    ['/product/inventory-management-software', 301, '/product/parts-inventory-management-software/'],
    ['/product/inventory-management', 301, '/product/parts-inventory-management-software/'],
  ])('sends %s with %i to %s, with a trailing slash or without', (from, status, location) => {
    expect(resolve(from)).toEqual({ status, location });
    expect(resolve(`${from}/`)).toEqual({ status, location });
  });

  it.each([
    ['/newsroom/lintel-in-the-news?a=1&b=%20', '/newsroom/?a=1&b=%20#news'],
    ['/rebuild/product-walkthrough/videos/?v=2', 'https://videos.lintel.example/?v=2'],
    ['/webinar/a%3Ab/?x=%3A', '/webinar/a-b/?x=%3A'],
    ['/pricing?utm_source=a&utm_term=b%20c', '/pricing/?utm_source=a&utm_term=b%20c'],
  ])('keeps the query of %s before the fragment: %s', (from, location) => {
    expect(resolve(from)).toEqual({ status: 301, location });
  });

  it('follows the brand', () => {
    const acme = createRedirectResolver(createRedirects(createSiteConfig('Acme Works')), () => false);
    expect(acme('/newsroom/acme-works-in-the-news')).toEqual({ status: 301, location: '/newsroom/#news' });
    expect(acme('/rebuild/product-walkthrough/videos/')).toMatchObject({
      location: 'https://videos.acme-works.example/',
    });
  });

  it('leads nowhere that is itself a source', () => {
    for (const { to } of createRedirects(createSiteConfig('Lintel'))) {
      if (to.startsWith('/')) expect(resolve(to.split('#')[0] ?? '')).toBeUndefined();
    }
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

  it('never sends anyone to another host, whatever is asked for', () => {
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
