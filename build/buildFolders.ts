import { join } from 'node:path';

const site = process.env['SITE_OUT'] ?? 'dist';
const own = join('.cache', 'builds', site.replaceAll(/[/\\]/g, '_'));

/** Where a build leaves what. All but the site itself may be deleted at any time; the next build is a whole one then. */
export const buildFolders = {
  /** The site, as the server reads it. */
  site,
  /** What Astro writes, before it is finished. */
  astro: join(own, 'astro'),
  /** Finished pages, for the next build. */
  pages: join(own, 'pages'),
  /** List of the pages that this build draws. */
  pagesToDraw: join(own, 'pagesToDraw.json'),
  /** What lies in the site. */
  record: join(own, 'record.json'),
  /** The sources that the site was built from. */
  stamp: join(own, 'stamp'),
} as const;
