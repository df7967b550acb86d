import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignBehavior, campaignOf } from './campaign.ts';
import { recordEvent } from './recordEvent.ts';
import { beginSession } from './testing/beginSession.ts';

/** Just enough of a document and a tab for these scripts. */
let dataset: Record<string, string>;
let kept: ReadonlyMap<string, string>;

beforeEach(() => {
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', {});
  kept = beginSession();
});
afterEach(() => vi.unstubAllGlobals());

describe('the campaign of a visit', () => {
  it('is kept with consent only, and then for pages without a campaign in their address', () => {
    const root = new EventTarget();
    campaignBehavior(root, '?utm_source=mail&gclid=1');
    expect(kept.size).toBe(0);
    dataset['consent'] = 'analytics functionality';
    root.dispatchEvent(new Event('consentchange'));
    expect(campaignOf('')).toEqual({ utm_source: 'mail' });
    dataset['consent'] = '';
    expect(campaignOf('')).toEqual({});
  });

  it('is the page’s own if it has one, never a mix of two', () => {
    dataset['consent'] = 'analytics';
    campaignBehavior(new EventTarget(), '?utm_source=mail&utm_term=a');
    expect(campaignOf('?utm_source=search')).toEqual({ utm_source: 'search' });
  });

  it('is the page’s own in a browser that blocks storage', () => {
    dataset['consent'] = 'analytics';
    vi.stubGlobal('sessionStorage', undefined);
    campaignBehavior(new EventTarget(), '?source=x');
    expect(campaignOf('?source=x')).toEqual({ source: 'x' });
    expect(campaignOf('')).toEqual({});
  });
});

describe('recordEvent', () => {
  const event = {
    event: 'submit-form',
    form: 'contact',
    submission_class: 'primary',
    newsletter_request: false,
  } as const;

  it('drops events without consent, and creates no data layer', () => {
    recordEvent(event);
    dataset['consent'] = 'functionality';
    recordEvent(event);
    expect(window.dataLayer).toBeUndefined();
  });

  it('writes to the data layer with consent', () => {
    dataset['consent'] = 'analytics';
    recordEvent(event);
    expect(window.dataLayer).toEqual([event]);
  });
});
