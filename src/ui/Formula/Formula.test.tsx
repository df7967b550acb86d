import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type FormulaPart, parseFormula } from '../../../shared/formula/parseFormula.ts';
import { expectNoFaults } from '../../../tests/expectNoFaults.ts';
import { Formula } from './Formula.tsx';

const formulas = globSync('content/**/*.mdx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<Formula text="([^"]+)"(?: example="([^"]+)")?/g)].map(
    ([, text = '', example]) => ({ file, text, example }),
  ),
);

const EXPONENTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The value of a text: its number, with its power; a unit counts as one. */
function worthOfWords(text: string): number {
  const [, number = '', power = ''] =
    /^\$?([\d,]*\.?\d+)([⁻⁰¹²³⁴-⁹]*)/.exec(text) ?? expect.fail(`no number in “${text}”`);
  return Number(number.replaceAll(',', '')) ** (power ? exponentOf(power) : 1);
}

const exponentOf = (power: string) =>
  Number([...power].map((sign) => (sign === '⁻' ? '-' : EXPONENTS.indexOf(sign))).join(''));

/** The value of a formula's right side, by operator precedence: products before sums. */
function worthOf(part: FormulaPart): number {
  switch (part.kind) {
    case 'words':
      return worthOfWords(part.text);
    case 'fraction':
      return worthOf(part.over) / worthOf(part.under);
    case 'root':
      return Math.sqrt(worthOf(part.of));
    case 'group': {
      const value = worthOf(part.of);
      if (part.open === '|') return Math.abs(value);
      return part.power ? value ** exponentOf(part.power) : value;
    }
    case 'sign':
      return expect.fail(`“${part.sign}” is not a value`);
    case 'row': {
      let [total, product, sum, factor] = [0, Number.NaN, '+', '×'];
      for (const inner of part.parts) {
        if (inner.kind === 'sign' && '+−±'.includes(inner.sign)) {
          total += sum === '−' ? -product : product;
          [sum, product] = [inner.sign, Number.NaN];
        } else if (inner.kind === 'sign') factor = inner.sign;
        else if (Number.isNaN(product)) product = worthOf(inner);
        else if (inner.kind !== 'words' || /^\$?[\d.]/.test(inner.text))
          product = factor === '÷' ? product / worthOf(inner) : product * worthOf(inner);
      }
      return total + (sum === '−' ? -product : product);
    }
  }
}

/**
 * What is wrong with an example's calculation: its left side must equal the right, rounded as shown and in its own
 * unit.
 */
function faultOfExample(example: string): string | undefined {
  const [left = '', right = ''] = example.split(/ = (.*)/s);
  const sides = [left, right].map((side) => worthOf(parseFormula(side)));
  // Text is on the side that is calculated first: “|62.5 − 2.0 − 55.0| = 5.5 °F”.
  const [shown, worked] = /^[^(√]*$/.test(left) ? sides : sides.toReversed();
  if (!shown || !worked) return `comes to nothing: ${example}`;
  const digits = (left.split(' ')[0] ?? '').replaceAll(/[^\d]/g, '').replace(/^0+/, '').length;
  const scale = 10 ** Math.round(Math.log10(worked / shown));
  const off = Math.abs(worked / scale / shown - 1);
  return !(off <= 0.6 * 10 ** (1 - digits)) ? `${example}: the right side comes to ${worked}` : undefined;
}

it('every formula of the site renders, and every example’s calculation is right as rendered', () => {
  expect(formulas.length).toBeGreaterThan(0);
  const faults = formulas.flatMap(({ file, text, example }) => {
    try {
      renderToStaticMarkup(<Formula text={text} example={example} />);
      const fault = example ? faultOfExample(example) : undefined;
      return fault ? [`${file}: ${fault}`] : [];
    } catch (error) {
      return [`${file}: ${String(error)}`];
    }
  });
  expectNoFaults(faults);
});

it('no fraction separates a pair of brackets', () => {
  const html = renderToStaticMarkup(<Formula text="Cycle time = C × D / (Q × x × (1 − x))" />);
  const [, drawn = ''] = html.split('aria-hidden');
  expect(drawn.replaceAll(/<[^>]+>/g, '')).toMatch(/C×DQ×x×\(1−x\)$/);
});
