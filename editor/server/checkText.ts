import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import { formatFault } from '../../shared/Fault.ts';
import { forgetContent } from '../../src/content/contentCache.ts';
import type { ContentFault } from '../../src/content/contentError.ts';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { withUnsavedTexts } from '../../src/content/unsavedTexts.ts';

/** The faults that saving a text would add to those that the content already has. */
export async function newFaults(server: ViteDevServer, path: string, text: string): Promise<ContentFault[]> {
  const { contentFaults } = await importAsPagesDo<typeof import('../../build/check/checkSite.ts')>(
    server,
    'build/check/checkSite.ts',
  );
  const known = new Set(contentFaults().map(formatFault));
  // This is synchronous, so no page can be rendered with a text that may never be saved.
  forgetContent();
  try {
    const faults = withUnsavedTexts(new Map([[`${contentRoot()}/${path}`, text]]), contentFaults);
    return faults.filter((fault) => !known.has(formatFault(fault)));
  } finally {
    forgetContent();
  }
}
