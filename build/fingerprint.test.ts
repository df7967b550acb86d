import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../tests/expectNoFaults.ts';
import { BUNDLED } from './fingerprint.ts';

it('the code is bundled again when anything that Astro’s configuration imports changes', () => {
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
