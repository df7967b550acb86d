import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

const FILE = 'src/styles/breakpoints.css';

/** The widths of components at which container queries change them, in px, and what fits from there on. */
const CONTAINER_WIDTHS: Readonly<Record<number, string>> = {
  260: 'a book’s cover: the fourth cell of its title block',
  300: 'a product window on a phone: five store cases in a row, and the inner times of a plot’s axis',
  340: 'a product window over the full width of a phone: larger text, and taller maps and plots',
  430: 'the table of the ROI calculator beside its drawing: tighter cells, so that no number wraps',
  480: 'a product window beside text: the path to the record, a sixth tab, and columns of lesser weight',
  560: 'a product window: two columns of a permit, and a map that shows streets',
  620: 'a product window: the search field, all 52 weeks of a plan, and the full names of buildings',
  640: 'a drawing of plant: ten store cases in a row, and a rack in the middle of its window',
  700: 'a product window at full size: details beside the list, and every column',
};

const sheets = globSync('src/**/*.css').filter((file) => file !== FILE);

function queriesOf(rule: 'media' | 'container'): { file: string; query: string }[] {
  return sheets.flatMap((file) => {
    const found: { file: string; query: string }[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkAtRules(rule, ({ params }) => {
      found.push({ file, query: params });
    });
    return found;
  });
}

const queries = queriesOf('media');
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

describe('the widths at which components change by their own size', () => {
  const widths = queriesOf('container').flatMap(({ file, query }) =>
    [...query.matchAll(/(\d+)px/g)].map(([, width]) => ({ file, query, width: Number(width) })),
  );

  it('are those that have a reason, each of them used', () => {
    expectNoFaults([
      ...widths
        .filter(({ width }) => !(width in CONTAINER_WIDTHS))
        .map(({ file, query }) => `${file}: @container ${query}: use a width of CONTAINER_WIDTHS`),
      ...Object.keys(CONTAINER_WIDTHS)
        .filter((known) => !widths.some(({ width }) => width === Number(known)))
        .map((known) => `${known}: used nowhere`),
    ]);
  });
});
