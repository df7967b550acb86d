import { describe, expect, it } from 'vitest';
import { createSiteConfig, fillSiteTokens, siteConfig, siteTokens } from './site.ts';

describe('createSiteConfig', () => {
  it.each([
    ['Acme', 'acme', 'Acme'],
    ['Acme Works & Co', 'acme-works-co', 'AcmeWorksCo'],
    ["O'Hara", 'ohara', 'OHara'],
  ])('makes the names of %s', (name, slug, identifier) => {
    expect(createSiteConfig(name).brand).toEqual({ name, slug, identifier });
  });

  it('leaves no trace of the default brand under another', () => {
    const acme = createSiteConfig('Acme');
    expect(JSON.stringify([acme, siteTokens(acme)])).not.toMatch(/lintel/i);
    expect(acme.hosts).toEqual({ en: 'www.acme.example', 'en-AE': 'ae.acme.example' });
  });

  it.each(['', '4U', '<b>', 'x'.repeat(31)])('refuses the brand “%s” in words', (name) => {
    expect(() => createSiteConfig(name)).toThrow(/SITE_BRAND must be 1 to 30 letters/);
  });

  it('keeps every address outside the site under .example', () => {
    for (const [address] of JSON.stringify(siteConfig).matchAll(/https?:\/\/[^/"]+/g)) {
      expect(address).toMatch(/\.example$/);
    }
  });
});

describe('fillSiteTokens', () => {
  it('fills names, slugs and numbers of the settings', () => {
    expect(fillSiteTokens('{brand} {cloud-provider} {competitor-slug} {year}')).toBe(
      'Lintel Stratus workdesk 2025',
    );
  });
});
