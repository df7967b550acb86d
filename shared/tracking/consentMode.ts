import type { Category, PageVendor, PageVendors } from './TrackingSettings.ts';

export type ConsentState = 'granted' | 'denied';

/** Storage names of the consent mode, each with the group of the preferences that decides it. */
const STORAGES: Readonly<Record<string, Category>> = {
  ad_storage: 'advertisement',
  ad_user_data: 'advertisement',
  ad_personalization: 'advertisement',
  analytics_storage: 'analytics',
  functionality_storage: 'functionality',
  personalization_storage: 'functionality',
};

/** Time that tags wait for a stored choice to be applied, in ms. */
const WAIT_FOR_UPDATE = 500;

const ownStorages = (vendors: PageVendors) =>
  Object.values(vendors).filter(
    (vendor): vendor is PageVendor & { storage: string; regions: readonly string[] } =>
      vendor.storage !== undefined && vendor.regions !== undefined,
  );

/** The first commands of the consent mode (version 2): everything is denied but security. */
export function consentDefaults(vendors: PageVendors): readonly (readonly unknown[])[] {
  const trackers = ownStorages(vendors);
  const denied = [...Object.keys(STORAGES), ...trackers.map(({ storage }) => storage)];
  return [
    [
      'consent',
      'default',
      {
        ...Object.fromEntries(denied.map((name) => [name, 'denied'])),
        security_storage: 'granted',
        wait_for_update: WAIT_FOR_UPDATE,
      },
    ],
    ...trackers.map(({ storage, regions }) => [
      'consent',
      'default',
      { [storage]: 'granted', region: regions },
    ]),
    ['set', 'ads_data_redaction', true],
    ['set', 'url_passthrough', true],
  ];
}

/** Whether a service may run for a visitor who consented to these groups, in a country; undefined if it is unknown. */
export function isAllowed(
  vendor: Pick<PageVendor, 'category' | 'regions'>,
  agreed: ReadonlySet<Category>,
  country: string | undefined,
): boolean {
  const isAgreed = vendor.category === 'any' ? agreed.size > 0 : agreed.has(vendor.category);
  if (!isAgreed) return false;
  return vendor.regions === undefined || (country !== undefined && vendor.regions.includes(country));
}

/** The states after the visitor’s choice. */
export function consentUpdate(
  vendors: PageVendors,
  agreed: ReadonlySet<Category>,
  country: string | undefined,
): Record<string, ConsentState> {
  const state = (isGranted: boolean): ConsentState => (isGranted ? 'granted' : 'denied');
  return {
    ...Object.fromEntries(
      Object.entries(STORAGES).map(([name, category]) => [name, state(agreed.has(category))]),
    ),
    ...Object.fromEntries(
      ownStorages(vendors).map((vendor) => [vendor.storage, state(isAllowed(vendor, agreed, country))]),
    ),
  };
}
