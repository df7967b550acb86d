import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';

/** Sections with case studies, whose descriptions have four lines; other texts have two or three. */
const CASES = ['ListOfCases', 'ListOfCasesAndPosts'];

it('texts in lists are clamped to the number of lines in the specification', () => {
  const faults: string[] = [];
  let clamps = 0;
  for (const file of globSync('src/sections/hubs/**/*.css')) {
    const isOfCases = CASES.some((name) => file.includes(`/${name}.`));
    postcss.parse(readFileSync(file, 'utf8')).walkDecls(/^(?:-webkit-)?line-clamp$/, ({ prop, value }) => {
      clamps += 1;
      if (isOfCases ? value !== '4' : !['2', '3'].includes(value))
        faults.push(`${file}: ${prop}: ${value}, not ${isOfCases ? '4' : '2 or 3'}`);
    });
  }
  expect(clamps).toBeGreaterThanOrEqual(12);
  expectNoFaults(faults);
});
