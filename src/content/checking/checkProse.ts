import { type MdastNode, mdxToMdast } from 'satteri';
import { strayCharacter } from '../../../shared/content/strayCharacter.ts';
import { readParts } from '../../../shared/exploded/readParts.ts';
import { parseFormula } from '../../../shared/formula/parseFormula.ts';
import { systems } from '../../../shared/site/systems.ts';
import { remedyFor, remedyForField } from '../../../shared/text/nearest.ts';
import { CATEGORIES } from '../../../shared/tracking/TrackingSettings.ts';
import { unusablePicture } from '../../media/mediaFiles.ts';
import { LONE_STARS } from './literalMarkup.ts';
import { targetFault } from './targetFault.ts';
import { withoutCode } from './withoutCode.ts';

/** An attribute of a component: whether it is required, and the values that it may have if they are few. */
export interface ProseAttribute {
  isRequired?: true;
  values?: readonly string[];
}

const required: ProseAttribute = { isRequired: true };

/** Components that prose may use besides Markdown, with the attributes of each. */
export const proseComponents: Readonly<Record<string, Readonly<Record<string, ProseAttribute>>>> = {
  Callout: { title: required, kind: { values: ['note', 'rule', 'caution', 'definition', 'sum'] } },
  Exploded: { drawing: required, title: required, parts: required },
  Figure: {
    drawing: {},
    building: {},
    photograph: {},
    system: { values: systems },
    alt: required,
    caption: required,
    number: {},
  },
  Formula: { text: required, example: {} },
  StoredTable: { group: { isRequired: true, values: CATEGORIES } },
};

const TAG = /<([A-Z][A-Za-z]*)((?:\s+[a-zA-Z]+(?:="[^"]*")?)*)\s*(\/?)>/g;

/** A tag with an attribute whose quotation mark nothing closes before the line, or the next attribute, begins. */
const OPEN_QUOTE =
  /<([A-Z][A-Za-z]*)(?:\s+[a-zA-Z]+(?:="[^"\n]*")?)*?\s+([a-zA-Z]+)="(?:[^"\n]*$|[^"\n]*\s[a-zA-Z]+="[^\n]*$)/gm;

/** What is wrong with a tag, and the file that causes it if that is another one. */
type TagFault = { text: string; because?: string };

/** Faults of one tag: unknown or missing attributes, and values that they cannot have. */
function tagFaults(name: string, written: string, names: ProseNames): TagFault[] {
  const attributes = proseComponents[name];
  if (attributes === undefined)
    return [{ text: `<${name}> is not known: ${remedyFor(name, Object.keys(proseComponents))}` }];
  const known = Object.keys(attributes);
  const given = new Map(
    [...written.matchAll(/([a-zA-Z]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const faults: TagFault[] = [];
  const say = (text: string) => faults.push({ text });
  for (const key of given.keys())
    if (!known.includes(key)) say(`<${name}>: unknown field “${key}”: ${remedyForField(key, known)}`);
  for (const [key, { isRequired, values }] of Object.entries(attributes)) {
    const value = given.get(key);
    if (value === undefined) {
      if (isRequired) say(`<${name}>: ${key} is missing: add ${key}="…"`);
    } else if (values && !values.includes(value))
      say(`<${name}>: there is no ${key} “${value}”: ${remedyFor(value, values)}`);
  }
  const drawing = given.get('drawing');
  if (drawing !== undefined && name !== 'Exploded' && !names.drawings.includes(drawing))
    say(`<${name}>: there is no drawing “${drawing}”: ${remedyFor(drawing, names.drawings)}`);
  const building = given.get('building');
  if (building !== undefined && !names.buildings.includes(building))
    say(`<${name}>: there is no kind of building “${building}”: ${remedyFor(building, names.buildings)}`);
  const photograph = given.get('photograph');
  const unusable = photograph === undefined ? undefined : unusablePicture(photograph);
  if (unusable !== undefined) faults.push({ ...unusable, text: `<Figure>: ${unusable.text}` });
  if (name === 'Figure' && [drawing, building, photograph].every((one) => one === undefined))
    say('<Figure>: shows nothing: add drawing="…", building="…" or photograph="…"');
  if (name === 'Exploded') explodedFaults(given, names.exploded).forEach(say);
  if (name === 'Formula') formulaFaults(given).forEach(say);
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

/** The most characters of a label: a column of about 120 pixels beside the drawing holds them. */
const LABEL = { name: 26, note: 48 };

/** What is wrong with the drawing of a thing taken apart, or with the labels of its parts. */
function explodedFaults(given: ReadonlyMap<string, string>, known: ProseNames['exploded']): string[] {
  const drawing = given.get('drawing') ?? '';
  const parts = known[drawing];
  if (parts === undefined)
    return [`<Exploded>: “${drawing}” is not taken apart: ${remedyFor(drawing, Object.keys(known))}`];
  const labels = readParts(given.get('parts') ?? '');
  const faults = labels.flatMap(({ part, name, note }) => {
    if (name === '') return 'a label is written as “part: Name, what the text says of it”, and ends with ;';
    if (!parts.includes(part)) return `there is no part “${part}”: ${remedyFor(part, parts)}`;
    if (name.length > LABEL.name) return `“${name}” is longer than ${LABEL.name} characters`;
    return note.length > LABEL.note ? `“${note}” is longer than ${LABEL.note} characters` : [];
  });
  if (labels.length < 3) faults.push(`names fewer than three parts: add some of ${parts.join(', ')}`);
  return faults.map((fault) => `<Exploded>: ${fault}`);
}

/** Drawings and kinds of buildings that a figure can show. */
interface ProseNames {
  drawings: readonly string[];
  buildings: readonly string[];
  /** The parts of each thing taken apart. */
  exploded: Readonly<Record<string, readonly string[]>>;
}

/** The words of a part of a Markdown tree. */
function wordsOf(node: MdastNode): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** What is wrong with a heading, a link or a picture in Markdown. */
function nodeFault(node: MdastNode): string | undefined {
  if (node.type === 'heading' && node.depth === 1) {
    const heading = wordsOf(node);
    return `“# ${heading}” is a second main heading, and the page’s comes from its head: write ## ${heading}`;
  }
  if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return undefined;
  const { url } = node;
  const fault = targetFault(url);
  const kind = node.type === 'image' ? 'picture' : 'link';
  if (fault !== undefined) return `the ${kind} to ${url.replace(/\s/g, ' ')} ${fault}`;
  if (kind === 'picture' || /^[/#]|^$/.test(url) || URL.canParse(url)) return undefined;
  return `the link to ${url} depends on the page that it is on: write the whole path, as in /${url.replace(/^[./]+/, '')}`;
}

/** The faults of headings, links and pictures, by line counted from 1. */
function* nodeFaults(node: MdastNode): Generator<{ line: number; text: string }> {
  const text = nodeFault(node);
  if (text !== undefined) yield { line: node.position?.start.line ?? 1, text };
  if ('children' in node) for (const child of node.children) yield* nodeFaults(child);
}

/** The tree of a text; undefined for one that is malformed in a way that another check explains. */
function treeOf(text: string): MdastNode | undefined {
  try {
    return mdxToMdast(text, { features: { gfm: true } });
  } catch {
    return undefined;
  }
}

/** Markdown that is valid and never meant: it shows as it is written, leads elsewhere, or repeats the headline. */
function markupFaults(text: string, plain: string): { at: number; text: string }[] {
  const faults: { at: number; text: string }[] = [];
  const stray = strayCharacter(text);
  if (stray !== undefined) faults.push({ at: stray.index, text: stray.said });
  const tree = treeOf(text);
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  for (const { line, text: message } of tree === undefined ? [] : nodeFaults(tree))
    faults.push({ at: starts[line - 1] ?? 0, text: message });
  // Emphasis ends in the paragraph that it begins in.
  for (const { index, 0: paragraph } of plain.matchAll(/(?:^(?!\s*$).*(?:\n|$))+/gm)) {
    const marks = [...paragraph.matchAll(/(?<!\\)\*\*/g)];
    const last = marks.at(-1);
    if (last !== undefined && marks.length % 2 === 1)
      faults.push({
        at: index + last.index,
        text: LONE_STARS,
      });
  }
  return faults;
}

/**
 * What would stop the build or confuse readers in the text of an MDX page, one sentence each with its line. Without
 * this check, the build would report it in compiler terms and without a remedy.
 *
 * @param firstLine number of the text's first line within its file
 */
export function proseFaults(text: string, names: ProseNames, firstLine = 1): (TagFault & { line: number })[] {
  const plain = withoutCode(text);
  const lineOf = (index: number) => firstLine + plain.slice(0, index).split('\n').length - 1;
  const faults: (TagFault & { at: number })[] = [];
  let rest = plain.replace(TAG, (whole, name: string, written: string, closed: string, at: number) => {
    for (const fault of tagFaults(name, written, names)) faults.push({ at, ...fault });
    if (closed === '' && !plain.includes(`</${name}>`, at))
      faults.push({
        at,
        text: `<${name}> is not closed: end it with </${name}>, or with /> if it holds no text`,
      });
    return ' '.repeat(whole.length);
  });
  rest = rest.replace(OPEN_QUOTE, (whole, name: string, attribute: string, at: number) => {
    faults.push({
      at,
      text: `<${name}>: the quotation mark after ${attribute}= is never closed: end its text with ", and write “ ” within it`,
    });
    return ' '.repeat(whole.length);
  });
  for (const { index, 0: found } of rest.matchAll(/[{}]|<(?!\/[A-Z])|^(?:import|export)\b/gm)) {
    const message = /[{}]/.test(found)
      ? `a single brace: only placeholders such as {brand} can be between { and }`
      : found === '<'
        ? '“<” begins no known tag: write “less than”, &lt; or Markdown in its place'
        : `a line begins with “${found}”, which a text page cannot do: begin the sentence otherwise`;
    faults.push({ at: index, text: message });
  }
  faults.push(...markupFaults(text, plain));
  return faults.sort((a, b) => a.at - b.at).map(({ at, ...fault }) => ({ line: lineOf(at), ...fault }));
}
