import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Route } from '@playwright/test';
import { addTracking, trackingHosts } from '../../build/finish/addTracking.ts';
import { contentSecurityPolicy } from '../../build/finish/securityPolicy.ts';
import { createTrackingConfig, type VendorChanges } from '../../config/tracking.ts';

/** Every service that has a script, enabled. */
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

/** A visitor token as the marketing service makes them. */
export const VISITOR_TOKEN = '0123456789abcdef0123456789abcdef';

/** What each service leaves in the browser, by part of its script’s address. */
const LEAVES: readonly [string, string][] = [
  ['id=G-TEST', 'document.cookie="_ga=1;path=/";document.cookie="_ga_TEST=1;path=/"'],
  ['id=AW-TEST', 'document.cookie="_gcl_au=1;path=/"'],
  ['clarity', 'document.cookie="_clck=1;path=/"'],
  ['hs-scripts', `document.cookie="hubspotutk=${VISITOR_TOKEN};path=/"`],
  ['external/widget.js', 'window.Calendly={initPopupWidget:({url})=>{document.body.dataset.opened=url}}'],
];

export interface TrackedSite {
  /** Third-party addresses that were requested, in order. */
  asked: string[];
}

/** Starts a stub of all services on this machine, for the lifetime of the context. Returns its address. */
async function startServices(context: BrowserContext): Promise<string> {
  const server = createServer((request, response) => {
    const address = decodeURIComponent(request.url ?? '');
    response.setHeader('content-type', 'text/javascript');
    response.end(LEAVES.find(([part]) => address.includes(part))?.[1] ?? '');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  context.on('close', () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Lets the stub answer a request. If its page has closed, no response is needed. */
async function answerFrom(services: string, route: Route): Promise<void> {
  try {
    const response = await route.fetch({ url: services + encodeURIComponent(route.request().url()) });
    await route.fulfill({ response });
  } catch {
    await route.abort().catch(() => {});
  }
}

/**
 * Serves the built site as a build with these services would: each document passes through the build step that adds
 * them, under the policy that the build would set. A stub on this machine answers for every service and sets its
 * cookies; no request leaves this machine.
 *
 * @param country the visitor’s country according to the CDN
 * @param rewrite changes documents before services are added
 */
export async function trackedSite(
  context: BrowserContext,
  {
    vendors = ALL_VENDORS,
    country,
    revision,
    rewrite = (html) => html,
  }: {
    vendors?: VendorChanges;
    country?: string;
    revision?: number;
    rewrite?: (html: string) => string;
  } = {},
): Promise<TrackedSite> {
  const config = { ...createTrackingConfig(vendors), ...(revision && { revision }) };
  const site: TrackedSite = { asked: [] };
  const services = await startServices(context);
  const isOwn = ({ hostname }: URL) => hostname === 'localhost' || hostname.endsWith('.localhost');
  await context.route(isOwn, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    // Browsers resolve every name below localhost to this machine; the fetch here does not.
    const address = new URL(route.request().url());
    const { host } = address;
    address.hostname = 'localhost';
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: address.href, headers });
    const body = addTracking(rewrite(await response.text()), config);
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
      site.asked.push(route.request().url());
      return answerFrom(services, route);
    },
  );
  return site;
}
