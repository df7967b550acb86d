/** A part of a formula. Words keep the units and signs that belong to them: “1,460 h”, “$25”, “(Btu/h)”. */
export type FormulaPart =
  | { kind: 'words'; text: string }
  | { kind: 'sign'; sign: string }
  | { kind: 'row'; parts: FormulaPart[] }
  | { kind: 'fraction'; over: FormulaPart; under: FormulaPart }
  | { kind: 'root'; of: FormulaPart }
  | { kind: 'group'; of: FormulaPart; open: string; close: string; power?: string };

const RELATIONS = '=';
const SUMS = '+−±';
const PRODUCTS = '×·÷';
const SIGNS = RELATIONS + SUMS + PRODUCTS;
const POWER = /^[⁻⁰¹²³⁴-⁹ⁿ]+/;

/**
 * Parses a formula as people type it: “Cycle time = C × D / (Q × x × (1 − x))”. A slash makes a fraction of the product
 * before it and the one term after it; a slash inside a unit (kJ/K) is part of its words. √ covers the term or the
 * brackets that follow, and abs(…) is a magnitude. Brackets around a part of a fraction are left out, because the
 * fraction bar replaces them.
 *
 * Throws an Error with the position if a bracket or a term is missing.
 */
export function parseFormula(text: string): FormulaPart {
  let at = 0;

  const fail = (what: string): never => {
    throw new Error(`The formula “${text}” ${what} at character ${at + 1}`);
  };
  const skipSpace = () => {
    while (text[at] === ' ') at += 1;
  };
  /** The sign at this position, if any. A slash between letters belongs to a unit, a hyphen to a word. */
  const signAhead = (signs: string) => {
    skipSpace();
    const sign = text[at];
    return sign !== undefined && signs.includes(sign) ? sign : undefined;
  };
  const isUnitSlash = (index: number) =>
    /[\p{L}²³°$]/u.test(text[index - 1] ?? '') && /\p{L}/u.test(text[index + 1] ?? '');

  const readWords = (): FormulaPart => {
    const start = at;
    while (at < text.length) {
      const sign = text[at] ?? '';
      if (`${SIGNS}()√`.includes(sign) || (sign === '/' && !isUnitSlash(at))) break;
      at += 1;
    }
    const words = text.slice(start, at).trim();
    return words ? { kind: 'words', text: words } : fail('lacks a term');
  };

  const readGroup = (open: string, close: string): FormulaPart => {
    at += 1;
    const of = readSum();
    if (text[at] !== ')') fail('lacks a closing bracket');
    at += 1;
    const power = POWER.exec(text.slice(at))?.[0];
    at += power?.length ?? 0;
    return { kind: 'group', of, open, close, ...(power ? { power } : {}) };
  };

  const readAtom = (): FormulaPart => {
    skipSpace();
    if (text[at] === '√') {
      at += 1;
      const of = readAtom();
      return { kind: 'root', of: bare(of) };
    }
    if (text.startsWith('abs(', at)) {
      at += 3;
      return readGroup('|', '|');
    }
    return text[at] === '(' ? readGroup('(', ')') : readWords();
  };

  /** Words and brackets next to each other: “airflow (cfm)”, “(2 + 3) kWh”. */
  const readTerm = (): FormulaPart => {
    const parts = [readAtom()];
    for (;;) {
      skipSpace();
      const next = text[at];
      if (next === undefined || next === ')' || next === '/' || SIGNS.includes(next)) break;
      parts.push(readAtom());
    }
    return rowOf(parts);
  };

  const readProduct = (): FormulaPart => {
    const done: FormulaPart[] = [];
    let factors: FormulaPart[] = [readTerm()];
    for (;;) {
      const sign = signAhead(`${PRODUCTS}/`);
      if (!sign) return rowOf([...done, ...factors]);
      at += 1;
      if (sign !== '/') {
        factors.push({ kind: 'sign', sign }, readTerm());
        continue;
      }
      // The sign before the product stays outside of the fraction.
      const [first] = factors;
      const lead = first?.kind === 'sign' ? factors.slice(0, 1) : [];
      const over = rowOf(factors.slice(lead.length));
      done.push(...lead, { kind: 'fraction', over: bare(over), under: bare(readTerm()) });
      factors = [];
    }
  };

  const readSum = (): FormulaPart => {
    const parts = [readProduct()];
    for (let sign = signAhead(RELATIONS + SUMS); sign; sign = signAhead(RELATIONS + SUMS)) {
      at += 1;
      parts.push({ kind: 'sign', sign }, readProduct());
    }
    skipSpace();
    return rowOf(parts);
  };

  const whole = readSum();
  if (at < text.length) fail(`has an unexpected “${text[at]}”`);
  return whole;
}

/** One row of parts, without rows inside it. */
function rowOf(parts: FormulaPart[]): FormulaPart {
  const flat = parts.flatMap((part) => (part.kind === 'row' ? part.parts : [part]));
  const [only] = flat;
  return flat.length === 1 && only ? only : { kind: 'row', parts: flat };
}

/** A part without the brackets that a fraction bar or a root makes redundant. */
function bare(part: FormulaPart): FormulaPart {
  return part.kind === 'group' && part.open === '(' && !part.power ? part.of : part;
}
