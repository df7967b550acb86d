import { describe, expect, it } from 'vitest';
import { createTrackingConfig, trackingSettings } from './tracking.ts';

describe('config/tracking.ts', () => {
  it('asks for nothing where no service is switched on', () => {
    expect(trackingSettings(createTrackingConfig({}))).toBeUndefined();
  });

  it('switches a service on by its id alone', () => {
    const settings = trackingSettings(createTrackingConfig({ analytics: { id: 'G-TEST' } }));
    expect(Object.keys(settings?.vendors ?? {})).toEqual(['analytics']);
    expect(settings?.vendors.analytics?.source).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST');
    expect(settings).toMatchObject({ delay: 3000, replayShare: 0.2 });
  });

  it.each([
    [{ companyRecognitionA: { id: 'x' } }, /vendors\.companyRecognitionA\.loader/],
    [{ analytics: { id: 'G TEST' } }, /vendors\.analytics\.id/],
    [{ analytics: { id: 'G-1', loader: 'http://plain.example/a.js' } }, /vendors\.analytics\.loader/],
    [{ companyRecognitionB: { regions: ['UK-1'] } }, /two letters of a country/],
    [{ conversions: { storage: 'own_storage' } }, /granted in regions only/],
    [{ analytics: { hosts: { images: ['images.example'] } } }, /must look like https:\/\/host/],
  ])('says what is wrong with %j', (changes, message) => {
    expect(() => createTrackingConfig(changes)).toThrow(message);
  });
});
