import { globSync, readFileSync } from 'node:fs';
import postcss, { type Declaration, list, type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

/** Stylesheets of what looks the same in every language. */
const KEEPS_ITS_SIDES = [
  // The product's own windows, phones and console, which have dir="ltr".
  /^src\/windows\//,
  /^src\/islands\/(?:TourConsole|HomeQueue)\//,
  // A film is a picture: its stage has dir="ltr".
  /\/filmPlayer\.css$/,
  // Only developers see it, in English.
  /^src\/gallery\//,
];

const SIDE =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)/;
const ALIGNED = /^(?:text-align|float|clear|justify-\w+|background-position(?:-x)?|transform-origin)$/;
const FOUR_SIDES = /^(?:margin|padding|inset|border-(?:width|color|style|radius))$/;
const SHADOW = /^(?:box|text)-shadow$/;

const NOTHING = /^(?:0|none|inherit)$/;

/** What is wrong with a declaration that names a side, or goes to one, whichever way lines are read. */
function faultOf({ prop, value, parent }: Declaration): string | undefined {
  const rotates = parent?.some((node) => node.type === 'decl' && node.prop === 'rotate');
  const [first = '0', second, third, fourth] = list.space(value);
  if (SIDE.test(prop) || (ALIGNED.test(prop) && /\b(?:left|right)\b/.test(value)))
    return 'name start and end, as inset-inline-start and text-align: end';
  if (FOUR_SIDES.test(prop) && fourth !== undefined) {
    // A box turned by 45° is a chevron or a check mark, whose corner points up or down.
    const isEven = prop === 'border-radius' ? first === second && third === fourth : second === fourth;
    if (!isEven && !(prop === 'border-width' && rotates))
      return `write ${prop}-block and ${prop}-inline, from start to end`;
  }
  const isAway = !NOTHING.test(first) && !value.includes('var(--flow)');
  if (prop === 'translate' && isAway) return 'write calc(var(--flow) * …), which goes the way lines are read';
  if (/translateX?\(|translate3d\(|scaleX\(-/.test(value))
    return 'write translate or scale, with var(--flow)';
  if (prop === 'transform-origin' && /^(?:0|100%)$/.test(first) && !/^(?:0 0|0 100%)$/.test(value))
    return 'write calc(50% - var(--flow) * 50%) for the start';
  return undefined;
}

/** The shadows that fall to one side only. */
function shadowFault({ prop, value }: Declaration): string | undefined {
  if (!SHADOW.test(prop)) return undefined;
  const across = list
    .comma(value)
    .map((shadow) => list.space(shadow).find((part) => /^(?:-?[\d.]|calc)/.test(part)) ?? '0');
  const aside = across.filter((x) => Number.parseFloat(x) !== 0 && !x.includes('--flow'));
  const isEven = aside.every((x) => aside.includes(x.startsWith('-') ? x.slice(1) : `-${x}`));
  return isEven ? undefined : 'write calc(var(--flow) * …) for a shadow to one side';
}

const OTHER_WAY = /^\[dir='rtl'\] /;

/** Whether a declaration is for one direction only: it belongs to such a rule, or there is one that replaces it. */
function isForOneDirection({ prop, parent }: Declaration): boolean {
  const { selectors = [] } = parent as Partial<Rule>;
  if (selectors.every((one) => OTHER_WAY.test(one))) return selectors.length > 0;
  const other = selectors.map((one) => `[dir='rtl'] ${one}`).join();
  let isReplaced = false;
  parent?.root().walkRules((rule) => {
    isReplaced ||=
      rule.selectors.join() === other && rule.some((node) => node.type === 'decl' && node.prop === prop);
  });
  return isReplaced;
}

it('styles have no left and no right, so that pages can be read from either side', () => {
  const files = globSync('src/**/*.css').filter((file) => !KEEPS_ITS_SIDES.some((one) => one.test(file)));
  expect(files.length).toBeGreaterThan(200);
  expectNoFaults(
    files.flatMap((file) => {
      const faults: string[] = [];
      postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
        const fault = faultOf(declaration) ?? shadowFault(declaration);
        if (fault && !isForOneDirection(declaration))
          faults.push(
            `${file}:${declaration.source?.start?.line}: ${declaration.prop}: ${declaration.value}: ${fault}`,
          );
      });
      return faults;
    }),
  );
});
