import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

it('no rule uses ch: lines would rewrap when our font loads', () => {
  const files = globSync('src/**/*.css');
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[\w-]+:[^;{}]*\d(?:ch|ex)\b[^;{}]*/g)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  );
  expectNoFaults(found);
});
