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
  390: 'a product window on a phone: four tabs, tighter cells, and the letters of a rack that its crop leaves whole',
  430: 'the table of the ROI calculator beside its drawing: tighter cells, so that no number wraps; a narrow map’s names',
  480: 'a product window beside text: the path to the record, a sixth tab, and columns of lesser weight; a change’s two windows in a row',
  560: 'a product window: two columns of a permit, a map that shows streets, and every letter of a rack',
  620: 'a product window: the search field, all 52 weeks of a plan, and the full names of buildings',
  640: 'a drawing of plant: ten store cases in a row, and a rack in the middle of its window',
  700: 'a product window at full size: details beside the list, and every column',
  1000: 'a product window over the width of the page: every building of the list',
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

/** Where the specification says at which width something changes: the file, the declaration, the width. */
const SPECIFIED: readonly [string, string, string, string][] = [
  ['src/chrome/HelloBar.module.css', ".bar[data-hello='whitepaper']", 'display: none', '(width < 1024px)'],
  ['src/chrome/HelloBar.module.css', ".bar[data-hello='webinar']", 'display: none', '(width < 1280px)'],
  [
    'src/sections/arguments/BenefitCards/BenefitCards.module.css',
    '.card',
    'position: sticky',
    '(width > 780px)',
  ],
];

describe('the widths that the specification gives', () => {
  const widthOf = (name: string) =>
    new RegExp(`@custom-media ${name} (.+);`).exec(readFileSync(FILE, 'utf8'))?.[1] ?? name;

  it.each(SPECIFIED)('are those of %s: %s { %s } at %s', (file, selector, declaration, width) => {
    const found: string[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkAtRules('media', (media) => {
      media.walkRules((rule) => {
        const isMeant =
          rule.selectors.includes(selector) && rule.nodes.some((node) => node.toString() === declaration);
        if (isMeant)
          found.push(media.params.replaceAll(/\((--[a-z-]+)\)/g, (_, name: string) => widthOf(name)));
      });
    });
    expect(found).toEqual([expect.stringContaining(width)]);
  });
});

/** A width in a media query of a script: as in the stylesheets, or 0.02 px beside it in the older notation. */
const SCRIPT_WIDTH = /\((?:(min|max)-width: ?|width ?([<>]=?) ?)([\d.]+)px\)/g;

describe('the widths that scripts ask for', () => {
  const named = new Set(
    [...readFileSync(FILE, 'utf8').matchAll(/\(width ([<>]=?) (\d+)px\)/g)].map(
      ([, sign, width]) => `${sign} ${width}`,
    ),
  );

  /** What the older notation means: 699.98 at most is below 700, 1024.02 at least is above 1024. */
  const meaning = (limit: string | undefined, sign: string | undefined, width: number) => {
    if (sign !== undefined) return `${sign} ${width}`;
    const isWhole = Number.isInteger(width);
    if (limit === 'min') return `${isWhole ? '>=' : '>'} ${Math.floor(width)}`;
    return `${isWhole ? '<=' : '<'} ${Math.ceil(width)}`;
  };

  it('are those at which stylesheets change, so that both change together', () => {
    const asked = globSync('src/**/*.{ts,tsx,astro}')
      .filter((file) => !/\.(?:test|examples)\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          // The sizes of pictures follow from their layout, not from where it changes.
          .filter((line) => !line.includes('sizes='))
          .flatMap((line) =>
            [...line.matchAll(SCRIPT_WIDTH)].map(([query, limit, sign, width]) => ({
              file,
              query,
              means: meaning(limit, sign, Number(width)),
            })),
          ),
      );
    expect(asked.length).toBeGreaterThan(10);
    expectNoFaults(
      asked
        .filter(({ means }) => !named.has(means))
        .map(({ file, query }) => `${file}: ${query} is none of the widths in ${FILE}: ask for one of those`),
    );
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
