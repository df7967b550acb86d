import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';

const FOLDER = 'tests/e2e/__screenshots__';

/** Bytes of all pictures together: every clone downloads them, and every version of them from then on. */
const BUDGET = 10_000_000;

/** Byte offset of a PNG’s color type, and its value for a palette. */
const COLOR_TYPE = 25;
const PALETTE = 3;

const pictures = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.png'))
  .map((name) => ({ name, bytes: readFileSync(join(FOLDER, name)) }));

it('pictures that the tests compare with stay small together', () => {
  const total = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(total, 'drop pictures that show what another one shows').toBeLessThanOrEqual(BUDGET);
});

it('each picture has a palette, as npm run screenshots leaves it', () => {
  expectNoFaults(
    pictures
      .filter(({ bytes }) => bytes[COLOR_TYPE] !== PALETTE)
      .map(({ name }) => `${name}: take it by npm run screenshots`),
  );
});
