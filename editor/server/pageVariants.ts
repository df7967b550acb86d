import { idOfPageFile } from '../../src/content/files/idOfPageFile.ts';
import { listContent } from '../../src/content/reading/readContent.ts';

/** Whether a content file is what a region changes of a page, such as en-AE/pricing.yaml. */
export const isVariant = (path: string): boolean =>
  idOfPageFile(path) !== undefined && !path.startsWith('en/');

/** What regions change of a page of the default language: a file for each region that does. None for other files. */
export function variantsOf(path: string): string[] {
  if (!path.startsWith('en/')) return [];
  return listContent('.', ['.yaml', '.mdx']).filter(
    (file) => isVariant(file) && idOfPageFile(file) === idOfPageFile(path),
  );
}
