import { runCommand } from './runCommand.ts';

/** Where the gallery is built for tests, separate from the site. */
export const GALLERY_OUT = '.cache/gallery';

/**
 * Builds every named example of every section, primitive and product window, one per page. Returns false on failure.
 */
export async function buildGallery(): Promise<boolean> {
  const environment = { SITE_GALLERY: '1', SITE_OUT: GALLERY_OUT };
  return (await runCommand(process.execPath, ['scripts/build.ts', '--if-stale'], environment)) === 0;
}
