import type { TrackingSettings } from '../../../shared/tracking/TrackingSettings.ts';

/** The services on this page; undefined on a site that has none. */
export function readTracking(root: ParentNode = document): TrackingSettings | undefined {
  const text = root.querySelector('script[data-tracking]')?.textContent;
  return text ? (JSON.parse(text) as TrackingSettings) : undefined;
}
