import { trackingSettings } from '../config/tracking.ts';
import { consentDefaults } from '../shared/tracking/consentMode.ts';
import type { TrackingConfig } from '../shared/tracking/trackingSchema.ts';
import type { PolicyHosts } from './documents.ts';

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** JSON that may stand in a script: nothing in it ends the element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Puts into a document what its services need: the defaults of the consent mode before any other script, and, where
 * scripts find it, what is switched on. A site without services keeps its documents as they are, to the byte.
 */
export function addTracking(html: string, config: TrackingConfig): string {
  const settings = trackingSettings(config);
  if (settings === undefined) return html;
  if (!CHARSET.test(html))
    throw new Error('a document has no <meta charset="utf-8">: it needs one, first in its head');
  const commands = consentDefaults(settings.vendors)
    .map((command) => `gtag(${command.map(inScript).join(',')})`)
    .join(';');
  const defaults = `<script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}${commands}</script>`;
  const data = `<script type="application/json" data-tracking="">${inScript(settings)}</script>`;
  return html.replace(CHARSET, (charset) => charset + defaults).replace('</body>', () => `${data}</body>`);
}

/** What a page may load from the services that are switched on, and from no other. */
export function trackingHosts(config: TrackingConfig): PolicyHosts {
  const { mailingList: _, videoHost: _frames, ...vendors } = config.vendors;
  const isOn = Object.values(vendors).filter(({ id }) => id !== undefined);
  const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : []);
  const unique = (origins: readonly string[]) => [...new Set(origins)];
  return {
    scripts: unique(isOn.flatMap(({ loader, hosts }) => [...originOf(loader), ...(hosts.scripts ?? [])])),
    connections: unique(isOn.flatMap(({ hosts }) => hosts.connections ?? [])),
    images: unique(isOn.flatMap(({ hosts }) => hosts.images ?? [])),
    frames: unique(isOn.flatMap(({ hosts }) => hosts.frames ?? [])),
    styles: unique(isOn.flatMap(({ stylesheet }) => originOf(stylesheet))),
  };
}
