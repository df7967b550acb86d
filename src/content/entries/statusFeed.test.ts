import { afterEach, expect, it, vi } from 'vitest';
import { createSiteConfig } from '../../../config/site.ts';

const FEED = 'https://status.example/api/v2/summary.json';
const summary = {
  status: { indicator: 'none' },
  components: [{ name: 'Web application', status: 'operational' }],
};

afterEach(() => {
  vi.doUnmock('../../../config/siteConfig.ts');
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('site:status-feed'));
});

async function withFeed(statusFeed: string | undefined) {
  vi.resetModules();
  vi.doMock('../../../config/siteConfig.ts', async (original) => ({
    ...(await original<object>()),
    siteConfig: { ...createSiteConfig('Lintel'), statusFeed },
  }));
  return import('./statusFeed.ts');
}

it('leaves the network alone where no feed is set', async () => {
  const { loadStatus, statusWhenBuilt } = await withFeed(undefined);
  const request = vi.fn();
  await loadStatus(request);
  expect(request).not.toHaveBeenCalled();
  expect(statusWhenBuilt()).toBeUndefined();
});

it('keeps what the feed said, and when', async () => {
  const { loadStatus, statusWhenBuilt } = await withFeed(FEED);
  await loadStatus(async () => Response.json(summary), new Date('2026-11-23T09:00:00Z'));
  expect(statusWhenBuilt()).toMatchObject({
    read: '2026-11-23T09:00:00.000Z',
    summary: { indicator: 'none', components: [{ name: 'Web application', state: 'operational' }] },
  });
});

it.each([
  ['cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
  ['answers an error', async () => Response.json(summary, { status: 503 })],
  ['answers something else', async () => new Response('<html>')],
] as const)('goes on without it where the feed %s', async (_, request) => {
  const { loadStatus, statusWhenBuilt } = await withFeed(FEED);
  await loadStatus(request as typeof fetch);
  expect(statusWhenBuilt()).toBeUndefined();
});
