import type { BrowserContext } from '@playwright/test';
import { addTracking, trackingHosts } from '../../build/addTracking.ts';
import { contentSecurityPolicy } from '../../build/documents.ts';
import { createTrackingConfig, type VendorChanges } from '../../config/tracking.ts';

/** Every service with a script, switched on. */
const ALL_VENDORS: VendorChanges = {
  tagManager: { id: 'GTM-TEST' },
  analytics: { id: 'G-TEST' },
  conversions: { id: 'AW-TEST' },
  sessionReplay: { id: 'replaytest' },
  marketingAutomation: { id: '4711' },
  companyRecognitionA: { id: 'a-test', loader: 'https://a.recognition.example/{id}.js' },
  companyRecognitionB: { id: 'b-test', loader: 'https://b.recognition.example/{id}.js' },
  videoHost: { id: 'player.example' },
};

/** What a service leaves in the browser, by a part of its script’s address. */
const LEAVES: readonly [string, string][] = [
  ['id=G-TEST', 'document.cookie="_ga=1;path=/";document.cookie="_ga_TEST=1;path=/"'],
  ['id=AW-TEST', 'document.cookie="_gcl_au=1;path=/"'],
  ['clarity', 'document.cookie="_clck=1;path=/"'],
  ['hs-scripts', 'document.cookie="hubspotutk=1;path=/"'],
];

export interface TrackedSite {
  /** Addresses off the site that were asked for, in order. */
  asked: string[];
}

/**
 * Serves the built site as a build with these services would: each document passes through the step of the build that
 * adds them, under the policy that the build would give it. Services are stubs that leave their cookies. Nothing leaves
 * this machine.
 *
 * @param country what the CDN says of the visitor
 */
export async function trackedSite(
  context: BrowserContext,
  {
    vendors = ALL_VENDORS,
    country,
    revision,
  }: { vendors?: VendorChanges; country?: string; revision?: number } = {},
): Promise<TrackedSite> {
  const config = { ...createTrackingConfig(vendors), ...(revision && { revision }) };
  const site: TrackedSite = { asked: [] };
  const isOwn = ({ hostname }: URL) => hostname === 'localhost' || hostname.endsWith('.localhost');
  await context.route(isOwn, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // Browsers resolve every name below localhost to this machine; the one that fetches here does not.
    const address = new URL(route.request().url());
    const { host } = address;
    address.hostname = 'localhost';
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: address.href, headers });
    const body = addTracking(await response.text(), config);
    const policy = contentSecurityPolicy(body, trackingHosts(config));
    return route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await context.route('**/region', (route) => route.fulfill({ json: { country: country ?? null } }));
  await context.route(
    (url) => !isOwn(url) && url.protocol.startsWith('http'),
    (route) => {
      const address = route.request().url();
      site.asked.push(address);
      const body = LEAVES.find(([part]) => address.includes(part))?.[1] ?? '';
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return site;
}
