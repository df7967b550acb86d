import { expect, it } from 'vitest';
import { type FormulaPart, parseFormula } from './parseFormula.ts';

/** A formula with every fraction, root and bracket marked: [over|under], √[…], (…). */
function outline(part: FormulaPart): string {
  switch (part.kind) {
    case 'words':
      return part.text;
    case 'sign':
      return part.sign;
    case 'row':
      return part.parts.map(outline).join(' ');
    case 'fraction':
      return `[${outline(part.over)}|${outline(part.under)}]`;
    case 'root':
      return `√[${outline(part.of)}]`;
    case 'group':
      return `${part.open}${outline(part.of)}${part.close}${part.power ?? ''}`;
  }
}

it.each([
  ['Rate = pounds added / full charge × 100', 'Rate = [pounds added|full charge] × 100'],
  ['38.9% = 41 lb / 620 lb × 365 / 62 × 100', '38.9% = [41 lb|620 lb] × [365|62] × 100'],
  ['Cycle time = C × D / (Q × x × (1 − x))', 'Cycle time = [C × D|Q × x × (1 − x)]'],
  ['250 s = 250 kJ/K × 1 K / (4 kW × 0.5)', '250 s = [250 kJ/K × 1 K|4 kW × 0.5]'],
  ['33% = (63−72) / (45−72)', '33% = [63 − 72|45 − 72]'],
  ['45% = 401,800 kWh / (1,240×720) kWh', '45% = [401,800 kWh|(1,240 × 720) kWh]'],
  ['Factor = r / (1−(1+r)⁻ⁿ)', 'Factor = [r|1 − (1 + r)⁻ⁿ]'],
  ['Error = √(squares/(n−p)) / mean × 100', 'Error = [√[[squares|n − p]]|mean] × 100'],
  ['abs(SAT−ΔT) above √(ε SAT²+ε MAT²)', '|SAT − ΔT| above √[ε SAT² + ε MAT²]'],
  ['Heat (Btu/h) = 1.08 × airflow (cfm)', 'Heat (Btu/h) = 1.08 × airflow (cfm)'],
  ['A = 1 − 2 × (3 + 4) / 5', 'A = 1 − [2 × (3 + 4)|5]'],
])('parses %s', (text, expected) => {
  expect(outline(parseFormula(text))).toBe(expected);
});

it.each(['a = (b + c', 'a = b + c)', 'a = b +', 'a = / b'])('“%s” is rejected with the position', (text) => {
  expect(() => parseFormula(text)).toThrow(/at character \d+$/);
});
