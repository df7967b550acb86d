import { z } from 'zod';
import type { PageVendor, PageVendors, TrackingSettings } from '../shared/tracking/TrackingSettings.ts';
import { type TrackingConfig, trackingSchema } from '../shared/tracking/trackingSchema.ts';

/**
 * The services of the site. All are off: to switch one on, set its `id` and nothing else. docs/tracking.md says what
 * each may read, where it may run and how it is removed again.
 */
const settings: z.input<typeof trackingSchema> = {
  revision: 1,
  delay: 3_000,
  replayShare: 0.2,
  vendors: {
    tagManager: {
      // id: 'GTM-0000000',
      name: 'Google Tag Manager',
      category: 'any',
      loader: 'https://www.googletagmanager.com/gtm.js?id={id}',
      when: 'delay',
    },
    analytics: {
      // id: 'G-0000000000',
      name: 'Google Analytics',
      category: 'analytics',
      loader: 'https://www.googletagmanager.com/gtag/js?id={id}',
      when: 'consent',
      hosts: {
        connections: [
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ],
        images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
      },
      cookies: ['_ga', '_ga_*'],
    },
    conversions: {
      // id: 'AW-000000000',
      name: 'Google Ads',
      category: 'advertisement',
      loader: 'https://www.googletagmanager.com/gtag/js?id={id}',
      when: 'consent',
      hosts: {
        scripts: ['https://www.googleadservices.com'],
        connections: ['https://www.google.com', 'https://www.googleadservices.com'],
        images: ['https://www.google.com', 'https://www.googleadservices.com'],
      },
      cookies: ['_gcl_*'],
    },
    sessionReplay: {
      // id: '0000000000',
      name: 'Microsoft Clarity',
      category: 'analytics',
      loader: 'https://www.clarity.ms/tag/{id}',
      when: 'consent',
      hosts: {
        scripts: ['https://*.clarity.ms'],
        connections: ['https://*.clarity.ms'],
        images: ['https://*.clarity.ms'],
      },
      cookies: ['_clck', '_clsk'],
      hides: {
        selector: 'form, input, textarea, select, [contenteditable], [data-search-root]',
        attribute: 'data-clarity-mask',
        value: 'true',
      },
    },
    marketingAutomation: {
      // id: '00000000',
      name: 'HubSpot',
      category: 'any',
      loader: 'https://js.hs-scripts.com/{id}.js',
      when: 'consent',
      // Deliberately left out: the hosts through which it reads what visitors type into forms.
      hosts: {
        scripts: ['https://js.hs-analytics.net', 'https://js.hs-banner.com'],
        images: ['https://track.hubspot.com'],
      },
      cookies: ['__hstc', '__hssc', '__hssrc', 'hubspotutk', '__hs_*'],
    },
    companyRecognitionA: {
      // id, and loader: the address that the service gives you, with {id} in it.
      name: 'Company recognition A',
      category: 'advertisement',
      regions: ['US', 'GB', 'IE', 'AE', 'SA', 'OM', 'BH', 'KW', 'QA', 'NL'],
      storage: 'company_recognition_a_storage',
      when: 'consent',
    },
    companyRecognitionB: {
      name: 'Company recognition B',
      category: 'advertisement',
      regions: ['US'],
      storage: 'company_recognition_b_storage',
      when: 'consent',
    },
    schedulingWidget: {
      // id: the account in its addresses; links to it then open in an overlay.
      name: 'Calendly',
      category: 'functionality',
      loader: 'https://assets.calendly.com/assets/external/widget.js',
      stylesheet: 'https://assets.calendly.com/assets/external/widget.css',
      when: 'use',
      hosts: { frames: ['https://calendly.com'] },
    },
    videoHost: {
      // id: the host of a player that stores something, such as player.example.com. Videos of other hosts play without
      // consent.
      name: 'Video host',
      category: 'functionality',
      loader: 'https://{id}/',
      when: 'use',
    },
    mailingList: { name: 'Mailing list', when: 'server', setBy: 'MAILING_LIST_URL' },
  },
};

type VendorSettings = (typeof settings)['vendors'];

/** Changes to the services of config/tracking.ts, by name. */
export type VendorChanges = { [Name in keyof VendorSettings]?: Partial<VendorSettings[Name]> };

/** The services with these changes. Throws an Error that names the setting and what is wrong with it. */
export function createTrackingConfig(changes: VendorChanges = {}): TrackingConfig {
  const vendors = Object.fromEntries(
    Object.entries(settings.vendors).map(([name, vendor]) => [
      name,
      { ...vendor, ...changes[name as keyof VendorSettings] },
    ]),
  );
  const parsed = trackingSchema.safeParse({ ...settings, vendors });
  if (!parsed.success) throw new Error(`config/tracking.ts is wrong:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** What pages need to know about the enabled services; undefined if there are none. */
export function trackingSettings(config: TrackingConfig): TrackingSettings | undefined {
  const { mailingList: _, ...vendors } = config.vendors;
  const entries = Object.entries(vendors).flatMap(([name, vendor]): [string, PageVendor][] => {
    const { id, loader, hosts: _hosts, stylesheet, regions, storage, hides, ...rest } = vendor;
    if (id === undefined || loader === undefined) return [];
    return [
      [
        name,
        {
          id,
          ...rest,
          source: loader.replaceAll('{id}', id),
          ...(stylesheet && { stylesheet: stylesheet.replaceAll('{id}', id) }),
          ...(regions && { regions }),
          ...(storage && { storage }),
          ...(hides && { hides }),
        },
      ],
    ];
  });
  if (entries.length === 0) return undefined;
  const { revision, delay, replayShare } = config;
  return { revision, delay, replayShare, vendors: Object.fromEntries(entries) as PageVendors };
}

export const trackingConfig: TrackingConfig = createTrackingConfig();
