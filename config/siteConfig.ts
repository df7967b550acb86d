import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Hosts, hostsSchema } from '../shared/site/hostsSchema.ts';
import type { SiteConfig } from '../shared/site/siteConfigSchema.ts';
import { fillTokens } from '../shared/site/tokens.ts';
import { readSettingsFile } from './readSettingsFile.ts';
import { createSiteConfig, DEFAULT_HOSTS, siteTokens } from './site.ts';

const settingsFile = (name: string) => join(process.env['SITE_CONTENT'] ?? 'content', 'settings', name);

/** The file that names the locales and their hosts. */
export const LOCALES_FILE = settingsFile('locales.yaml');

/** The site's brand: that in the environment variable SITE_BRAND, or the name in the theme. */
function brandName(): string {
  const file = settingsFile('theme.yaml');
  const named = existsSync(file)
    ? /^name:\s*(['"]?)(.+?)\1\s*$/m.exec(readFileSync(file, 'utf8'))?.[2]
    : undefined;
  return process.env['SITE_BRAND'] || named || 'Brand';
}

/** The locales of the site with their hosts, in which {brandSlug} is a placeholder. */
export const siteHosts: Hosts = existsSync(LOCALES_FILE)
  ? readSettingsFile(LOCALES_FILE, hostsSchema)
  : DEFAULT_HOSTS;

export const siteConfig: SiteConfig = createSiteConfig(brandName(), siteHosts);

const tokens = siteTokens(siteConfig);

/** Fills in {brand} and the other placeholders in a text. Throws an Error that names any unknown one. */
export function fillSiteTokens(text: string): string {
  return fillTokens(text, tokens);
}
