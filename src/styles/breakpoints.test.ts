import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

const FILE = 'src/styles/breakpoints.css';

const sheets = globSync('src/**/*.css').filter((file) => file !== FILE);
const queries = sheets.flatMap((file) => {
  const found: { file: string; query: string }[] = [];
  postcss.parse(readFileSync(file, 'utf8')).walkAtRules('media', ({ params }) => {
    found.push({ file, query: params });
  });
  return found;
});
const defined = [...readFileSync(FILE, 'utf8').matchAll(/@custom-media (--[a-z-]+) /g)].map(
  ([, name]) => name,
);

describe('the widths at which layouts change', () => {
  it('are named once, and no stylesheet has a width of its own', () => {
    expect(queries.length).toBeGreaterThan(200);
    expectNoFaults(
      queries
        .filter(({ query }) => /width|inline-size/.test(query))
        .map(({ file, query }) => `${file}: @media ${query}: use one of the names in ${FILE}`),
    );
  });

  it('have the names that stylesheets use, each of them used', () => {
    const used = queries.flatMap(({ file, query }) =>
      [...query.matchAll(/--[a-z-]+/g)].map(([name]) => ({ file, name })),
    );
    expectNoFaults([
      ...used
        .filter(({ name }) => !defined.includes(name))
        .map(({ file, name }) => `${file}: no ${name} in ${FILE}`),
      ...defined
        .filter((name) => !used.some((use) => use.name === name))
        .map((name) => `${name}: used nowhere`),
    ]);
  });
});
