import { buildFolders } from '../../build/buildFolders.ts';
import { articlesShortOfFigures } from '../../build/check/articleFigures.ts';
import { checkSite } from '../../build/check/checkSite.ts';
import { overusedPictures } from '../../build/check/pictureUses.ts';
import { builtPages } from '../../build/check/vanishedPages.ts';
import { bookFaults } from '../../build/ebooks/ebookPdf.ts';
import { writeSchemas } from '../../build/schemas/writeSchemas.ts';
import { headingMismatches } from '../../src/content/site/headingMatch.ts';
import { loadedContent } from '../../src/siteContent.ts';
import { printRedirects } from '../printRedirects.ts';
import { formatFaults, formatNotes } from './formatFaults.ts';

/** Checks all content and prints what is wrong, and advice. Returns whether nothing is wrong. */
export async function checkContent(): Promise<boolean> {
  const started = performance.now();
  const faults = checkSite();
  faults.content.push(...(await bookFaults()));
  const seconds = (performance.now() - started) / 1000;
  console.log(formatFaults(faults, seconds));
  const { pages } = loadedContent();
  // Advice, which fails nothing while there is little of it.
  console.log(`\n${formatNotes('Headings in other words than the title', headingMismatches(pages))}`);
  console.log(`\n${formatNotes('Pictures shown so often that they mean nothing', overusedPictures(pages))}`);
  console.log(`\n${formatNotes('Articles with few figures', articlesShortOfFigures(pages))}`);
  printRedirects(builtPages(buildFolders.site));
  await writeSchemas();
  return Object.values(faults).every((list) => list.length === 0);
}
