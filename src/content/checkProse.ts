import { parseFormula } from '../../shared/formula/parseFormula.ts';
import { remedyFor, remedyForField } from '../../shared/text/nearest.ts';
import { pictureFault } from '../media/mediaFiles.ts';

/** Components that prose may use besides Markdown, with the attributes of each; those marked with ! are required. */
const components: Readonly<Record<string, readonly string[]>> = {
  Callout: ['title!', 'kind'],
  Figure: ['drawing', 'building', 'photograph', 'system', 'alt!', 'caption!', 'number'],
  Formula: ['text!', 'example'],
  StoredTable: ['group!'],
};

const TAG = /<([A-Z][A-Za-z]*)((?:\s+[a-zA-Z]+(?:="[^"]*")?)*)\s*(\/?)>/g;

/** Blanks out code, which may contain anything, keeping line numbers intact. */
const withoutCode = (text: string) =>
  text
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));

/** Faults of one tag: unknown or missing attributes, and names that match no drawing. */
function tagFaults(name: string, written: string, names: ProseNames): string[] {
  const attributes = components[name];
  if (attributes === undefined)
    return [`<${name}> is not known: ${remedyFor(name, Object.keys(components))}`];
  const known = attributes.map((one) => one.replace('!', ''));
  const given = new Map(
    [...written.matchAll(/([a-zA-Z]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const faults = [...given.keys()]
    .filter((key) => !known.includes(key))
    .map((key) => `<${name}>: unknown field “${key}”: ${remedyForField(key, known)}`);
  for (const key of attributes.filter((one) => one.endsWith('!')).map((one) => one.slice(0, -1)))
    if (!given.has(key)) faults.push(`<${name}>: ${key} is missing: add ${key}="…"`);
  const drawing = given.get('drawing');
  if (drawing !== undefined && !names.drawings.includes(drawing))
    faults.push(`<${name}>: there is no drawing “${drawing}”: ${remedyFor(drawing, names.drawings)}`);
  const building = given.get('building');
  if (building !== undefined && !names.buildings.includes(building))
    faults.push(
      `<${name}>: there is no kind of building “${building}”: ${remedyFor(building, names.buildings)}`,
    );
  const photograph = given.get('photograph');
  const missing = photograph === undefined ? undefined : pictureFault(photograph);
  if (missing !== undefined) faults.push(`<Figure>: ${missing}`);
  if (name === 'Figure' && [drawing, building, photograph].every((one) => one === undefined))
    faults.push('<Figure>: shows nothing: add drawing="…", building="…" or photograph="…"');
  if (name === 'Formula') faults.push(...formulaFaults(given));
  return faults;
}

/** What keeps a formula, or its worked example, from being rendered. */
function formulaFaults(given: ReadonlyMap<string, string>): string[] {
  return ['text', 'example'].flatMap((key) => {
    const formula = given.get(key);
    if (formula === undefined) return [];
    try {
      parseFormula(formula);
      return [];
    } catch (error) {
      return `<Formula>: ${error instanceof Error ? error.message : String(error)}: write a bracket’s other half, or the term that a sign waits for`;
    }
  });
}

/** Drawings and kinds of buildings that a figure can show. */
interface ProseNames {
  drawings: readonly string[];
  buildings: readonly string[];
}

/**
 * What would stop the build or confuse readers in the text of an MDX page, one sentence each with its line. Without
 * this check, the build would report it in compiler terms and without a remedy.
 *
 * @param firstLine number of the text's first line within its file
 */
export function proseFaults(
  text: string,
  names: ProseNames,
  firstLine = 1,
): { line: number; text: string }[] {
  const plain = withoutCode(text);
  const lineOf = (index: number) => firstLine + plain.slice(0, index).split('\n').length - 1;
  const faults: { at: number; message: string }[] = [];
  const rest = plain.replace(TAG, (whole, name: string, written: string, closed: string, at: number) => {
    for (const message of tagFaults(name, written, names)) faults.push({ at, message });
    if (closed === '' && !plain.includes(`</${name}>`, at))
      faults.push({
        at,
        message: `<${name}> is not closed: end it with </${name}>, or with /> if it holds no text`,
      });
    return ' '.repeat(whole.length);
  });
  for (const { index, 0: found } of rest.matchAll(/[{}]|<(?!\/[A-Z])|^(?:import|export)\b/gm)) {
    const message = /[{}]/.test(found)
      ? `a brace stands alone: only placeholders such as {brand} may stand between { and }`
      : found === '<'
        ? '“<” begins no known tag: write “less than”, &lt; or Markdown in its place'
        : `a line begins with “${found}”, which a text page cannot do: begin the sentence otherwise`;
    faults.push({ at: index, message });
  }
  return faults.sort((a, b) => a.at - b.at).map(({ at, message }) => ({ line: lineOf(at), text: message }));
}
