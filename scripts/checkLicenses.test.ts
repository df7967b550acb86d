import { expect, test } from 'vitest';
import { expectNoFaults } from '../tests/expectNoFaults.ts';
import { licenseFaults } from './checkLicenses.ts';

test.each([
  ['a@1.0.0', 'MIT'],
  ['@scope/a@1.0.0', '(MIT AND Zlib)'],
  ['a@1.0.0', '(GPL-3.0 OR MIT)'],
  ['axe-core@4.14.1', 'MPL-2.0'],
  ['@img/sharp-libvips-linux-x64@1.3.4', 'LGPL-3.0-or-later'],
])('%s may be used under %s', (key, license) => {
  expectNoFaults(licenseFaults({ [key]: license }));
});

test.each([
  ['a@1.0.0', 'GPL-3.0-only'],
  ['a@1.0.0', '(MIT AND GPL-3.0-only)'],
  ['axe-core@4.14.1', 'LGPL-3.0-or-later'],
  ['a@1.0.0', 'MPL-2.0'],
  ['a@1.0.0', 'UNLICENSED'],
  ['a@1.0.0', 'none'],
])('%s may not be used under %s', (key, license) => {
  expect(licenseFaults({ [key]: license }).join()).toContain(`${key}: ${license}`);
});
