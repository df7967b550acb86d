import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What runs in visitors' browsers. */
const BROWSER_CODE = 'src/{behaviors,directives,islands,sections,windows,product,lib}/**/*.{ts,tsx}';

it('only code prepared for invalid UTF-8 decodes addresses and cookies in the browser', () => {
  const decoding = globSync(BROWSER_CODE)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /\bdecodeURI/.test(readFileSync(file, 'utf8')));
  expect(decoding.sort()).toEqual([
    'src/behaviors/fragmentText.ts',
    'src/behaviors/tracking/consentChoice.ts',
  ]);
});
