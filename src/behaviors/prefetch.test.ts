import { describe, expect, it } from 'vitest';
import { isConnectionLimited, isPageLink } from './prefetch.ts';

const here = { origin: 'https://www.site.example', pathname: '/about/', search: '' };
function link(href: string, { target = '', download = false } = {}) {
  const { origin, pathname, search } = new URL(href, 'https://www.site.example/about/');
  return {
    origin,
    pathname,
    search,
    target,
    hasAttribute: (name: string) => name === 'download' && download,
  };
}

describe('isPageLink', () => {
  it.each(['/pricing/', '/about/?page=2'])('prefetches %s', (href) => {
    expect(isPageLink(link(href), here)).toBe(true);
  });
  it.each([
    '#people',
    '/about/#people',
    '/pdf/roi_pdf.pdf',
    '/roi-pdf?a=1',
    'https://elsewhere.example/',
    'mailto:a@b.example',
  ])('does not prefetch %s', (href) => expect(isPageLink(link(href), here)).toBe(false));
  it('prefetches no downloads, and no links that open in another tab', () => {
    expect(isPageLink(link('/pricing/', { download: true }), here)).toBe(false);
    expect(isPageLink(link('/pricing/', { target: '_blank' }), here)).toBe(false);
  });
});

describe('isConnectionLimited', () => {
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'prefetches nothing on %o',
    (connection) => expect(isConnectionLimited(connection)).toBe(true),
  );
  it.each([undefined, { saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
    'prefetches on %o',
    (connection) => expect(isConnectionLimited(connection)).toBe(false),
  );
});
