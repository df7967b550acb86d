import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../tests/expectNoFaults.ts';
import { BUNDLED } from './fingerprint.ts';

it('what Astro’s configuration imports makes the bundled code anew when it changes', () => {
  const imports = [...readFileSync('astro.config.ts', 'utf8').matchAll(/from '\.\/([^']+)'/g)].map(
    ([, file = '']) => file,
  );
  expect(imports.length).toBeGreaterThan(1);
  const isCovered = (file: string) =>
    BUNDLED.some((source) => file === source || file.startsWith(`${source}/`));
  expectNoFaults(
    imports
      .filter((file) => !isCovered(file))
      .map((file) => `${file}: add it to BUNDLED in build/fingerprint.ts`),
  );
});
