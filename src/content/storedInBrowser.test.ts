import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTrackingConfig, trackingConfig } from '../../config/tracking.ts';
import { BROWSER_VENDORS, CATEGORIES } from '../../shared/tracking/TrackingSettings.ts';
import { consentText } from './consentText.ts';
import { readContentText } from './readContent.ts';
import { storedInBrowser } from './storedInBrowser.ts';

const loader = 'https://recognition.example/{id}.js';
const all = createTrackingConfig(
  Object.fromEntries(
    BROWSER_VENDORS.map((name) => [name, { id: 'x', ...(name.startsWith('company') && { loader }) }]),
  ),
);

describe('storedInBrowser', () => {
  it('lists nothing on a site without services', () => {
    for (const category of CATEGORIES) expect(storedInBrowser(category).rows).toEqual([]);
  });

  it('names every cookie of every service, and where it runs', () => {
    const rows = CATEGORIES.flatMap((category) => storedInBrowser(category, all).rows);
    for (const name of BROWSER_VENDORS) {
      const vendor = trackingConfig.vendors[name];
      expect(
        rows.some(({ by }) => by === vendor.name),
        name,
      ).toBe(true);
      for (const cookie of vendor.cookies)
        expect(
          rows.map((row) => row.name).join(' '),
          `${name} sets ${cookie}: add it to content/consent/stored.yaml`,
        ).toContain(cookie.replace('*', ''));
    }
    expect(rows.find(({ by }) => by === 'Company recognition B')?.where).toBe('United States');
  });
});

describe('consentText', () => {
  it('has its words in both locales', () => {
    expect(consentText('en').banner.accept).toBeTruthy();
    expect(consentText('en-AE').groups.analytics.text).not.toBe(consentText('en').groups.analytics.text);
  });
});

describe('the cookie policy', () => {
  it('names what the site’s own scripts keep for a tab', () => {
    const policy = readContentText('en/cookie-policy.mdx') + readContentText('consent/stored.yaml');
    const keys = globSync('src/{behaviors,islands}/**/*.{ts,tsx}')
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => {
        const code = readFileSync(path, 'utf8');
        const kept = [...code.matchAll(/(?:remember|recall)\(([A-Z_]+)/g)].map(([, name]) => name);
        return [...code.matchAll(/const ([A-Z_]+) = '([a-z-]+)'/g)]
          .filter(([, name]) => name === 'TOUR_FIGURES' || kept.includes(name))
          .map(([, , key = '']) => key);
      });
    expect(keys).toContain('tour-figures');
    expect(keys.filter((key) => !policy.includes(key))).toEqual([]);
  });
});
