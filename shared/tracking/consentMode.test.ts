import { describe, expect, it } from 'vitest';
import { createTrackingConfig, trackingSettings } from '../../config/tracking.ts';
import { consentDefaults, consentUpdate, isAllowed } from './consentMode.ts';
import type { Category } from './TrackingSettings.ts';

const loader = 'https://recognition.example/{id}.js';
const vendors =
  trackingSettings(
    createTrackingConfig({
      tagManager: { id: 'GTM-TEST' },
      companyRecognitionA: { id: 'a', loader },
      companyRecognitionB: { id: 'b', loader },
    }),
  )?.vendors ?? {};
const A = 'company_recognition_a_storage';
const B = 'company_recognition_b_storage';
const agreed = (...categories: Category[]) => new Set(categories);

describe('consentDefaults', () => {
  it('denies everything but security, and enables redaction', () => {
    const [first, , , ...rest] = consentDefaults(vendors);
    expect(first).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        [A]: 'denied',
        [B]: 'denied',
        security_storage: 'granted',
        wait_for_update: 500,
      },
    ]);
    expect(rest).toEqual([
      ['set', 'ads_data_redaction', true],
      ['set', 'url_passthrough', true],
    ]);
  });

  it('grants the two recognition services in their regions', () => {
    expect(consentDefaults(vendors).slice(1, 3)).toEqual([
      [
        'consent',
        'default',
        { [A]: 'granted', region: ['US', 'GB', 'IE', 'AE', 'SA', 'OM', 'BH', 'KW', 'QA', 'NL'] },
      ],
      ['consent', 'default', { [B]: 'granted', region: ['US'] }],
    ]);
  });
});

describe('consentUpdate', () => {
  it.each<[string | undefined, string, string]>([
    ['US', 'granted', 'granted'],
    ['NL', 'granted', 'denied'],
    ['FR', 'denied', 'denied'],
    [undefined, 'denied', 'denied'],
  ])('from %s: A %s, B %s', (country, a, b) => {
    expect(consentUpdate(vendors, agreed('advertisement'), country)).toMatchObject({
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'denied',
      [A]: a,
      [B]: b,
    });
  });

  it('denies everything without consent, in every country', () => {
    expect(new Set(Object.values(consentUpdate(vendors, agreed(), 'US')))).toEqual(new Set(['denied']));
  });

  it('includes personalization with functionality', () => {
    expect(consentUpdate(vendors, agreed('functionality'), 'US')).toMatchObject({
      functionality_storage: 'granted',
      personalization_storage: 'granted',
      ad_personalization: 'denied',
      [A]: 'denied',
    });
  });
});

describe('isAllowed', () => {
  it('allows a service with the category any if one group was accepted', () => {
    expect(isAllowed({ category: 'any' }, agreed('functionality'), undefined)).toBe(true);
    expect(isAllowed({ category: 'any' }, agreed(), 'US')).toBe(false);
  });
});
