import { describe, expect, it } from 'vitest';
import { createTrackingConfig, trackingConfig } from '../../../config/tracking.ts';
import { BROWSER_VENDORS, CATEGORIES } from '../../../shared/tracking/TrackingSettings.ts';
import { consentText } from './consentText.ts';
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
