import { trackingSettings } from '../../config/tracking.ts';
import { consentDefaults } from '../../shared/tracking/consentMode.ts';
import type { TrackingConfig } from '../../shared/tracking/trackingSchema.ts';
import type { PolicyHosts } from './securityPolicy.ts';

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** JSON that is safe inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Adds to a document what its tracking services need: consent mode defaults ahead of every other script, and the
 * enabled services as data for scripts. Documents of a site without services come out unchanged, byte for byte.
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

/** What a page may load from the enabled services, and from no others. */
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
