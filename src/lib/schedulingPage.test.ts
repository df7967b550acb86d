import { describe, expect, it } from 'vitest';
import { createTrackingConfig } from '../../config/tracking.ts';
import { schedulingPage } from './schedulingPage.ts';

describe('schedulingPage', () => {
  it('is the account’s page at the service, if it is enabled', () => {
    const config = createTrackingConfig({ schedulingWidget: { id: 'vendor' } });
    expect(schedulingPage(config)).toBe('https://calendly.com/vendor');
    expect(schedulingPage(createTrackingConfig({}))).toBeUndefined();
  });
});
