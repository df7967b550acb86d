// npm run screenshots: takes the pictures anew that the browser tests compare the gallery's examples with.
// A word after -- takes only the examples that hold it: npm run screenshots -- work-order
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildGallery, GALLERY_OUT } from './buildGallery.ts';
import { installed, runCommand } from './runCommand.ts';
import { withServer } from './withServer.ts';

const FOLDER = 'tests/e2e/__screenshots__/gallery.spec.ts';
const only = process.argv[2];

/** Few colours suffice for flat drawings: a palette makes the files a third as large, within the tests' tolerance. */
async function shrink(file: string): Promise<void> {
  const picture = readFileSync(file);
  // Done before: once more would only lose colours.
  if ((await sharp(picture).metadata()).isPalette) return;
  const palette = await sharp(picture).png({ palette: true, colours: 128, dither: 0, effort: 8 }).toBuffer();
  if (palette.length < picture.length) writeFileSync(file, palette);
}

if (!(await buildGallery())) process.exit(1);
if (!only) rmSync(FOLDER, { recursive: true, force: true });
const code = await withServer(GALLERY_OUT, (baseUrl) =>
  runCommand(installed('playwright'), ['test', 'gallery.spec.ts', '--update-snapshots=changed'], {
    GALLERY_URL: baseUrl,
    GALLERY_ONLY: only ?? '',
  }),
);
for (const name of readdirSync(FOLDER)) await shrink(join(FOLDER, name));
process.exit(code);
