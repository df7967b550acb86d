import { describe, expect, it } from 'vitest';
import { slugOf } from '../shared/site/brand.ts';
import { createSiteConfig, siteTokens } from './site.ts';
import { fillSiteTokens, siteConfig } from './siteConfig.ts';

describe('createSiteConfig', () => {
  it.each([
    ['Acme', 'acme', 'Acme'],
    ['Acme Works & Co', 'acme-works-co', 'AcmeWorksCo'],
    ["O'Hara", 'ohara', 'OHara'],
  ])('makes the names of %s', (name, slug, identifier) => {
    expect(createSiteConfig(name).brand).toEqual({ name, slug, identifier });
  });

  it('fills in every placeholder of the settings', () => {
    expect(JSON.stringify(createSiteConfig('Acme'))).not.toMatch(/\{[\w-]+\}/);
  });

  it.each(['', '4U', '<b>', 'x'.repeat(31)])('refuses the brand “%s” in words', (name) => {
    expect(() => createSiteConfig(name)).toThrow(/SITE_BRAND must be 1 to 30 letters/);
  });
});

it('the hosts of two languages of one region have each a placeholder', () => {
  const hosts = { en: 'www.{brandSlug}.example', 'en-AE': 'ae.acme.example', 'ar-AE': 'ar.acme.example' };
  expect(siteTokens(createSiteConfig('Acme', hosts))).toMatchObject({
    host: 'www.acme.example',
    hostAe: 'ae.acme.example',
    hostAr: 'ar.acme.example',
  });
});

describe('fillSiteTokens', () => {
  it('fills names, slugs and numbers of the settings', () => {
    const { brand, placeholders, copyrightYear } = siteConfig;
    expect(fillSiteTokens('{brand} {cloud-provider} {competitor-slug} {year}')).toBe(
      `${brand.name} ${placeholders.cloudProvider} ${slugOf(placeholders.competitor)} ${copyrightYear}`,
    );
  });
});
