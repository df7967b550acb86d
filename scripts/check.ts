// npm run check: what an editor runs before passing on a change. Nothing is built.

import { buildFolders } from '../build/buildFolders.ts';
import { checkSite } from '../build/check/checkSite.ts';
import { builtPages } from '../build/check/vanishedPages.ts';
import { writeSchemas } from '../build/schemas/writeSchemas.ts';
import { headingMismatches } from '../src/content/headingMatch.ts';
import { loadedContent } from '../src/siteContent.ts';
import { formatFaults, formatNotes } from './check/formatFaults.ts';
import { printRedirects } from './printRedirects.ts';

const started = performance.now();
const faults = checkSite();
const seconds = (performance.now() - started) / 1000;
console.log(formatFaults(faults, seconds));
const { pages } = loadedContent();
console.log(`\n${formatNotes(headingMismatches(pages), pages.length)}`);
printRedirects(builtPages(buildFolders.site));
await writeSchemas();
process.exit(Object.values(faults).every((list) => list.length === 0) ? 0 : 1);
