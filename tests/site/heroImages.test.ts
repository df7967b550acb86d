import { expect, it } from 'vitest';
import { filesOf, readSiteFile } from './builtSite.ts';

const FOLDER = 'images/solutions/facility-management-software';

it('has the hero of the facility-management page at an address that stays, as the page shows it', () => {
  const shown = /\/(_art\/plant-room\.[0-9a-f]{8}\.svg)/.exec(
    readSiteFile('product/facility-management-software/index.html'),
  )?.[1];
  expect(filesOf('.svg')).toContain(`${FOLDER}/plant-room.svg`);
  expect(readSiteFile(`${FOLDER}/plant-room.svg`)).toBe(readSiteFile(shown ?? ''));
});
