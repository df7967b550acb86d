import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';
import { type BuiltPage, builtPages, SITE_OUT } from './builtSite.ts';

const MAX_BYTES = 300_000;

function pictureOf({ html }: BuiltPage): string {
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  return URL.canParse(address) ? join(SITE_OUT, new URL(address).pathname) : '';
}

/** Reasons why messengers would not show a share picture. */
async function pictureFaults(file: string): Promise<string[]> {
  if (!existsSync(file)) return [`${file || 'og:image'} is missing`];
  const bytes = readFileSync(file);
  const { width, height, format } = await sharp(bytes).metadata();
  const faults: string[] = [];
  if (width !== 1200 || height !== 630) faults.push(`${file}: ${width} × ${height}, not 1200 × 630`);
  if (format !== 'png' && format !== 'jpeg') faults.push(`${file}: ${format}, not PNG or JPEG`);
  if (!file.endsWith(format === 'jpeg' ? '.jpg' : `.${format}`)) faults.push(`${file}: is ${format} inside`);
  if (bytes.length > MAX_BYTES) faults.push(`${file}: ${bytes.length} bytes, more than ${MAX_BYTES}`);
  return faults;
}

it('finds a picture that is missing or of another kind', async () => {
  expect(await pictureFaults(join(SITE_OUT, 'og/none.png'))).toHaveLength(1);
  const svg = (await pictureFaults(join(SITE_OUT, 'favicon.svg'))).join();
  expect(svg).toContain('not 1200 × 630');
  expect(svg).toContain('not PNG or JPEG');
});

it('every page has its own share picture, of the size that messengers show', async () => {
  const pages = builtPages();
  const faults = await Promise.all(
    pages.map(async (page) =>
      (await pictureFaults(pictureOf(page))).map((fault) => `${page.name}: ${fault}`),
    ),
  );
  expectNoFaults(faults.flat());
  // A regional page may share the picture of its default page, being the same page in other words.
  const own = pages.filter(({ locale }) => locale === 'en');
  const groups = Map.groupBy(own, (page) =>
    createHash('sha256')
      .update(readFileSync(pictureOf(page)))
      .digest('hex'),
  );
  const shared = [...groups.values()].filter((group) => group.length > 1);
  expectNoFaults(shared.map((group) => group.map(({ name }) => name).join(', ')));
});
