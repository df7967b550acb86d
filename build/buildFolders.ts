import { join } from 'node:path';

const site = process.env['SITE_OUT'] ?? 'dist';
const own = join('.cache', 'builds', site.replaceAll(/[/\\]/g, '_'));

/**
 * Where a build puts things. All of it but the site itself can be deleted at any time; the next build then starts from
 * scratch.
 */
export const buildFolders = {
  /** The site, as the server reads it. */
  site,
  /** What a build keeps for the next one: finished pages, what lies in the site, and the site that is being staged. */
  own,
  /** The sources that the site was built from. */
  stamp: join(own, 'stamp'),
} as const;
