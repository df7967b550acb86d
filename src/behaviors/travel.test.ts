import { describe, expect, it } from 'vitest';
import { isDocument, isPlainClick, isSpared } from './travel.ts';

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
const click = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};

describe('isDocument', () => {
  it.each(['/pricing/', '/about/?page=2'])('follows %s', (href) => {
    expect(isDocument(link(href), here)).toBe(true);
  });
  it.each([
    '#people',
    '/about/#people',
    '/pdf/roi_pdf.pdf',
    '/roi-pdf?a=1',
    'https://elsewhere.example/',
    'mailto:a@b.example',
  ])('leaves %s alone', (href) => expect(isDocument(link(href), here)).toBe(false));
  it('leaves downloads and other tabs alone', () => {
    expect(isDocument(link('/pricing/', { download: true }), here)).toBe(false);
    expect(isDocument(link('/pricing/', { target: '_blank' }), here)).toBe(false);
  });
});

describe('isPlainClick', () => {
  it('takes the main button without a modifier', () => expect(isPlainClick(click)).toBe(true));
  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { defaultPrevented: true }])(
    'refuses %o',
    (change) => expect(isPlainClick({ ...click, ...change })).toBe(false),
  );
});

describe('isSpared', () => {
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'spares %o',
    (connection) => expect(isSpared(connection)).toBe(true),
  );
  it.each([undefined, { saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
    'fetches on %o',
    (connection) => expect(isSpared(connection)).toBe(false),
  );
});
