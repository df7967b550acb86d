import { siteConfig } from '../../../config/siteConfig.ts';
import { processWide } from '../../../shared/processWide.ts';
import { readFeed } from '../../../shared/status/readFeed.ts';
import type { StatusSummary } from '../../../shared/status/StatusSummary.ts';

/** Request timeout for the status feed, in ms. */
const PATIENCE = 5_000;

/** The state in the status feed, and when it was read. */
export interface StatusReading {
  read: string;
  summary: StatusSummary;
}

const kept = processWide<{ reading?: StatusReading | undefined }>('site:status-feed', () => ({}));

/**
 * Reads the status feed for the build, if one is configured, so that the page also shows a state without script. A feed
 * that is down must not fail a build: that is when a status page is needed.
 */
export async function loadStatus(request: typeof fetch = fetch, now = new Date()): Promise<void> {
  kept.reading = undefined;
  if (siteConfig.statusFeed === undefined) return;
  try {
    const response = await request(siteConfig.statusFeed, { signal: AbortSignal.timeout(PATIENCE) });
    const summary = await readFeed(response);
    if (summary !== undefined) kept.reading = { read: now.toISOString(), summary };
  } catch {
    // The page will say that the feed could not be read.
  }
}

/** The state at the time of the build; undefined without a feed, or if it did not respond. */
export const statusWhenBuilt = (): StatusReading | undefined => kept.reading;
