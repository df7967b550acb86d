import type { FormulaPart } from './parseFormula.ts';

const SPOKEN: Readonly<Record<string, string>> = {
  '=': 'equals',
  '+': 'plus',
  '−': 'minus',
  '±': 'plus or minus',
  '×': 'times',
  '·': 'times',
  '÷': 'divided by',
};

const DIGITS: Readonly<Record<string, string>> = { '⁻': 'minus ', ⁿ: 'n' };
const NAMED_POWERS: Readonly<Record<string, string>> = { '²': ' squared', '³': ' cubed' };
const POWERS = /[⁻⁰¹²³⁴-⁹ⁿ]+/g;
const SUPERSCRIPT_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A formula as one would read it aloud, with the ends of long fractions and roots announced. */
export function speakFormula(part: FormulaPart): string {
  switch (part.kind) {
    case 'words':
      return part.text.replaceAll(
        POWERS,
        (power) => NAMED_POWERS[power] ?? ` to the power of ${powerOf(power)}`,
      );
    case 'sign':
      return SPOKEN[part.sign] ?? part.sign;
    case 'row':
      return part.parts.map(speakFormula).join(' ');
    case 'fraction': {
      const [over, under] = [speakFormula(part.over), speakFormula(part.under)];
      return isShort(part.over) && isShort(part.under)
        ? `${over} over ${under}`
        : `the fraction ${over}, over ${under}, end of fraction`;
    }
    case 'root':
      return isShort(part.of)
        ? `the square root of ${speakFormula(part.of)}`
        : `the square root of ${speakFormula(part.of)}, end of root`;
    case 'group': {
      const inner = speakFormula(part.of);
      const power = part.power ? `, to the power of ${powerOf(part.power)}` : '';
      if (part.open === '|') return `the magnitude of ${inner}, end of magnitude`;
      return `open bracket ${inner} close bracket${power}`;
    }
  }
}

function isShort(part: FormulaPart): boolean {
  return part.kind === 'words';
}

/** Superscript digits as plain ones: ⁻¹⁵ is “minus 15”. */
function powerOf(superscript: string): string {
  return [...superscript].map((sign) => DIGITS[sign] ?? String(SUPERSCRIPT_DIGITS.indexOf(sign))).join('');
}
