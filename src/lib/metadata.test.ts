import { describe, expect, it } from 'vitest';
import { siteConfig } from '../../config/siteConfig.ts';
import type { Page } from '../content/Page.ts';
import { metadataOf, originOf } from './metadata.ts';

const HOME = `https://${siteConfig.hosts.en}`;

const page: Page = {
  id: 'pricing',
  path: '/pricing/',
  locale: 'en',
  locales: ['en'],
  meta: { title: 'Pricing', desc: 'What it costs.' },
  name: 'Pricing',
  parents: [],
  isListed: true,
  sections: [],
};

describe('metadataOf', () => {
  it('has title, description and canonical address', () => {
    expect(metadataOf(page)).toMatchObject({
      title: 'Pricing',
      description: 'What it costs.',
      canonical: `${HOME}/pricing/`,
    });
  });

  it('has no alternates for a page without a variant', () => {
    expect(metadataOf(page).alternates).toEqual([]);
  });

  it('lists every variant on each of them, and the default', () => {
    const alternates = [
      { locale: 'en', href: `${HOME}/pricing/` },
      { locale: 'en-AE', href: `https://${siteConfig.hosts['en-AE']}/pricing/` },
      { locale: 'x-default', href: `${HOME}/pricing/` },
    ];
    for (const locale of ['en', 'en-AE'] as const) {
      const meta = metadataOf({ ...page, locale, locales: ['en', 'en-AE'] });
      expect(meta.alternates).toEqual(alternates);
      expect(meta.canonical).toBe(`${originOf(locale)}/pricing/`);
    }
  });

  it('names a generated share image, whose address changes with its content', () => {
    const image = (one: Page) => metadataOf(one).image;
    expect(image(page).replace(HOME, '')).toMatch(/^\/og\/pricing\.[0-9a-f]{8}\.png$/);
    expect(image({ ...page, path: '/' })).toContain('/og/home.');
    expect(image({ ...page, meta: { ...page.meta, title: 'Prices' } })).not.toBe(image(page));
    expect(image({ ...page, meta: { ...page.meta, desc: 'Another text.' } })).toBe(image(page));
  });

  it('prefers the page’s own picture', () => {
    expect(metadataOf({ ...page, meta: { ...page.meta, ogImg: '/og/own.png' } }).image).toBe(
      `${HOME}/og/own.png`,
    );
  });
});
