import { join } from 'node:path';

const site = process.env['SITE_OUT'] ?? 'dist';
const own = join('.cache', 'builds', site.replaceAll(/[/\\]/g, '_'));

/**
 * Where a build puts things. Everything except the site itself can be deleted at any time; the next build then starts
 * from scratch.
 */
export const buildFolders = {
  /** The site, as the server reads it. */
  site,
  /** What a build keeps for the next one: finished pages, a record of the site’s files, and the staging folder. */
  own,
  /** The sources that the site was built from. */
  stamp: join(own, 'stamp'),
} as const;
