import { expect, it } from 'vitest';
import { trackingConfig } from '../../config/tracking.ts';
import { visitorToken } from './visitorToken.ts';

it('passes on the marketing service’s token, and nothing without one', () => {
  expect(visitorToken('consent=1; hubspotutk=abc123; theme=night')).toEqual({ hutk: 'abc123' });
  expect(visitorToken('nothubspotutk=abc123')).toEqual({});
  expect(visitorToken('')).toEqual({});
});

it('reads a cookie that is deleted when consent is withdrawn', () => {
  expect(trackingConfig.vendors.marketingAutomation.cookies).toContain('hubspotutk');
});
