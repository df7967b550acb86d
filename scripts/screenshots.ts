// npm run screenshots: retakes those reference pictures of sections, templates and example sites that differ. With a word
// after --, only those of sections and templates whose name contains it: npm run screenshots -- work-order. The full name of a picture that does not exist
// yet adds it: npm run screenshots -- work-order-board-default-390
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildSite, isBuildFresh } from '../build/buildSite.ts';
import { withServer } from '../tests/withServer.ts';
import { buildGallery, GALLERY_OUT } from './buildGallery.ts';
import { checkExamples } from './checkExamples.ts';
import { installed, runCommand } from './runCommand.ts';

const FOLDERS = ['gallery.spec.ts', 'templatePictures.spec.ts', 'tarn.spec.ts'].map((name) =>
  join('tests/e2e/__screenshots__', name),
);
const only = process.argv[2];

/** Flat drawings, and photographs at a third of their size, need few colors: a palette cuts the files to a third, within the tests' tolerance. */
async function shrink(file: string): Promise<void> {
  const picture = readFileSync(file);
  // Already done: doing it again would only lose colors.
  if ((await sharp(picture).metadata()).isPalette) return;
  const palette = await sharp(picture).png({ palette: true, colors: 128, dither: 0, effort: 8 }).toBuffer();
  if (palette.length < picture.length) writeFileSync(file, palette);
}

if (!(await buildGallery())) process.exit(1);
if (!isBuildFresh()) await buildSite();
const code = await withServer('dist', (site) =>
  withServer(GALLERY_OUT, (gallery) =>
    runCommand(installed('playwright'), ['test', '--project=pictures', '--update-snapshots=changed'], {
      BASE_URL: site,
      GALLERY_URL: gallery,
      PICTURES_ONLY: only ?? '',
    }),
  ),
);
const outcome = only === undefined ? await checkExamples(['--update-snapshots=changed']) : true;
for (const folder of FOLDERS) for (const name of readdirSync(folder)) await shrink(join(folder, name));
process.exit(outcome === false ? 1 : code);
