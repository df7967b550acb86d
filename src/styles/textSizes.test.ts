import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

/** In rem. Larger text is a single figure with its own size. */
const LARGEST_TEXT = 2;

it('text sizes are those of src/styles/tokens.css', () => {
  const sheets = globSync('src/**/*.css');
  expect(sheets.length).toBeGreaterThan(200);
  expectNoFaults(
    sheets.flatMap((file) => {
      const faults: string[] = [];
      postcss.parse(readFileSync(file, 'utf8')).walkDecls(/^font(?:-size)?$/, ({ prop, value, source }) => {
        // Fluid sizes belong to one composition; a fixed size in rem must be in the scale.
        const [, size] = /^(?:(?:italic )?\d{3} )?([\d.]+)rem(?: |$)/.exec(value) ?? [];
        if (size !== undefined && Number(size) <= LARGEST_TEXT)
          faults.push(`${file}:${source?.start?.line}: ${prop}: ${value}: use var(--text-…)`);
      });
      return faults;
    }),
  );
});
