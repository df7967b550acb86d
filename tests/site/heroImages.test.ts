import { expect, it } from 'vitest';
import { filesOf, readSiteFile } from './builtSite.ts';

const PAGE = 'product/facility-management-software/index.html';
const FOLDER = 'images/solutions/facility-management-software';

it.each([
  ['', ['plant-room', 'logo-strip']],
  // The Emirates’ page has other customers’ logos.
  ['_hosts/en-AE/', ['plant-room']],
])('shows the hero of the facility-management page from a folder that stays: %s', (host, names) => {
  const html = readSiteFile(`${host}${PAGE}`);
  const shown = [...html.matchAll(/"\/([^"]+\/(?:plant-room|logo-strip)[^"/]*\.svg)"/g)].map(
    ([, path]) => path,
  );
  expect(shown).toEqual(expect.arrayContaining(names.map((name) => `${FOLDER}/${name}.svg`)));
  expect(shown.filter((path) => names.some((name) => path?.startsWith(`_art/${name}.`)))).toEqual([]);
  expect(filesOf('.svg')).toEqual(expect.arrayContaining(names.map((name) => `${FOLDER}/${name}.svg`)));
});
