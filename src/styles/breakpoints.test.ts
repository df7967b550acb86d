import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

const FILE = 'src/styles/breakpoints.css';

/**
 * The widths of components at which container queries change them, in CSS pixels at the usual 16 px letters, and what
 * fits from there on.
 */
const CONTAINER_WIDTHS: Readonly<Record<number, string>> = {
  260: 'a book’s cover: the fourth cell of its title block',
  300: 'a product window on a phone: five store cases in a row, and the inner times of a plot’s axis',
  337.6: 'the header: the demo button beside the name and the menu, where the letters are large',
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

function queriesOf(
  rule: 'media' | 'container' | 'custom-media',
  files = sheets,
): { file: string; query: string }[] {
  return files.flatMap((file) => {
    const found: { file: string; query: string }[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkAtRules(rule, ({ params }) => {
      found.push({ file, query: params });
    });
    return found;
  });
}

const compact = (query: string) => query.replaceAll(' ', '');

const queries = queriesOf('media');
const defined = [...readFileSync(FILE, 'utf8').matchAll(/@custom-media (--[a-z-]+) /g)].map(
  ([, name]) => name,
);

describe('the widths at which layouts change', () => {
  it('are named once, and no stylesheet uses another width', () => {
    expect(queries.length).toBeGreaterThan(200);
    expectNoFaults(
      queries
        .filter(({ query }) => /width|inline-size/.test(query))
        .map(({ file, query }) => `${file}: @media ${query}: use one of the names in ${FILE}`),
    );
  });

  it('grow with the browser’s font size, like the heights', () => {
    const all = [...queries, ...queriesOf('custom-media', [FILE]), ...queriesOf('container')];
    expectNoFaults(
      all
        .filter(({ query }) => /\dpx/.test(query))
        .map(({ file, query }) => `${file}: ${query}: em in @media, rem in @container (1 is 16 px)`),
    );
  });

  it('have the names that stylesheets use, and are all used', () => {
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

/** Widths in the specification at which something changes: the file, the declaration, the width. */
const SPECIFIED: readonly [string, string, string, string][] = [
  ['src/chrome/HelloBar.module.css', '.bar[data-from-width]', 'display: none', '(width < 1024px)'],
  ['src/chrome/HelloBar.module.css', ".bar[data-from-width='1280']", 'display: none', '(width < 1280px)'],
  [
    'src/sections/arguments/BenefitCards/BenefitCards.module.css',
    '.card',
    'position: sticky',
    '(width > 780px)',
  ],
];

describe('the widths in the specification', () => {
  /** The width of a name in CSS pixels, at the default font size of 16 px. */
  const widthOf = (name: string) =>
    new RegExp(`@custom-media ${name} (.+);`)
      .exec(readFileSync(FILE, 'utf8'))?.[1]
      ?.replace(/([\d.]+)em/, (_, em: string) => `${Number(em) * 16}px`) ?? name;

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

/** The width in a media query of a script or of markup. */
const SCRIPT_WIDTH = /\((?:min-|max-)?width[\s:<>=]*[\d.]+(?:px|r?em)\)/g;

describe('the widths that scripts query', () => {
  const named = [...readFileSync(FILE, 'utf8').matchAll(/\(width .+?\)/g)].map(([query]) => compact(query));

  it('are those at which stylesheets change, so that both change together', () => {
    const asked = globSync('src/**/*.{ts,tsx,astro}')
      .filter((file) => !/\.(?:test|examples)\.tsx?$/.test(file))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          // The sizes of pictures depend on their layout, not on where it changes.
          .filter((line) => !line.includes('sizes='))
          .flatMap((line) => [...line.matchAll(SCRIPT_WIDTH)].map(([query]) => ({ file, query }))),
      );
    expect(asked.length).toBeGreaterThan(10);
    expectNoFaults(
      asked
        .filter(({ query }) => !named.includes(compact(query)))
        .map(({ file, query }) => `${file}: ${query} is none of the widths in ${FILE}: ask for one of those`),
    );
  });
});

describe('the widths in container queries', () => {
  const widths = queriesOf('container').flatMap(({ file, query }) =>
    [...query.matchAll(/([\d.]+)rem/g)].map(([, rem]) => ({ file, query, width: Number(rem) * 16 })),
  );

  it('have a reason, and are all used', () => {
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
