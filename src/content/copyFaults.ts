import type { Locale } from './locale.ts';

/** A text that visitors may read, and its place in the file: a data field, or a line of prose. */
export interface CopyText {
  place: readonly PropertyKey[] | number;
  text: string;
}

/** Fields whose values are names for the build, never text for visitors. */
const MACHINE_FIELDS = new Set([
  'type',
  'id',
  'href',
  'page',
  'parents',
  'src',
  'path',
  'file',
  'icon',
  'code',
]);

const BANNED = [
  /\bseamless\w*/i,
  /\bunlock\w*/i,
  /\bempower\w*/i,
  /\brevolutioni[sz]\w*/i,
  /\bgame[- ]chang\w*/i,
  /\bleverag\w*/i,
  /\brobust\w*/i,
  /\bcutting[- ]edge\b/i,
  /\bin today[’']s\b/i,
  /\bworld[- ]class\b/i,
  /\blorem\b|\bipsum\b/i,
];

/** The only line in the specification that contains a banned word. */
const GIVEN_LINE = 'Ready to deliver world class campus services & estate facilities?';

const COMPANIES =
  /\b(Salesforce|Oracle|SAP|Microsoft|Google|Siemens|Honeywell|Johnson Controls|Schneider|Trane|Carrier|IBM|Tesco|Walmart|Amazon|Nike|HubSpot|Zapier|Okta)\b/;

const BRITISH =
  /\b((?:colour|labour|behaviour|favour|neighbour|honour)\w*|(?:organis|optimis|realis|recognis|prioritis|minimis|standardis|authoris|summaris)\w+|analys(?:e|ed|ing)|programmes?|cent(?:re|red|res)|met(?:re|res)|kilomet(?:re|res)|lit(?:re|res)|theatres?|licences?|catalogues?|grey|aluminium|tyres?|kerbs?|cheques?|enquir(?:y|ies)|travell\w+|cancelled|cancelling|labell\w+|modell(?:ed|ing)|signall\w+|fulfil|enrol|judgement|whilst|storey|storeys|defence|sceptic\w*|mould)\b/i;

const AMERICAN =
  /\b((?:color|labor|behavior|favor|neighbor|honor)(?:s|ed|ing|ite|ites|al|hoods?)?|(?:organiz|optimiz|realiz|recogniz|prioritiz|minimiz|standardiz|authoriz|summariz|analyz)\w+|programs?|center(?:s|ed)?|theaters?|catalogs?|gray|aluminum|tires|curbs?|inquir(?:y|ies)|traveling|traveled|canceled|canceling|labeled|labeling|fulfill|enroll|judgment|defense|skeptic\w*|elevators?|licenses?)\b/i;

/**
 * Names that keep their own spelling: a street, the customers' club, the calendar that an event's link opens, and the
 * text of the 404 page.
 */
const NAMES =
  /\bHarbour Road\b|\bGoogle Calendar\b|\bGame [Cc]hangers\b|^Oops, the page you're looking for does not exist$/g;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAddress = (text: string) => !/\s/.test(text) && /[/@]|^#/.test(text);

/** The readable part of a text, without code, tags and link targets. */
function visible(text: string): string {
  return (
    text
      .replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]+/g, ' '))
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/<[a-z/!][^>]*>/gi, (tag) => tag.replace(/[^\n]+/g, ' '))
      // The line under the header of a Markdown table, and horizontal rules.
      .replace(/^[|: -]*-{3}[|: -]*$/gm, ' ')
      .replace(/\bhttps?:\/\/\S+/g, ' ')
      // Placeholders for figures that are filled in when the page is shown.
      .replace(/%[a-zA-Z]+%/g, ' ')
  );
}

/** Every text of a parsed YAML document with its field, leaving out names for the build and URLs. */
export function textsOf(data: unknown, place: readonly PropertyKey[] = []): CopyText[] {
  if (typeof data === 'string') return isAddress(data) ? [] : [{ place, text: visible(data) }];
  if (Array.isArray(data)) return data.flatMap((one, index) => textsOf(one, [...place, index]));
  if (!isRecord(data)) return [];
  const isScene = 'scene' in data && !isRecord(data['scene']);
  return Object.entries(data).flatMap(([key, value]) =>
    (MACHINE_FIELDS.has(key) && !isRecord(value)) || (isScene && key === 'name')
      ? []
      : textsOf(value, [...place, key]),
  );
}

/**
 * The texts of an MDX body, one per line, and those passed to its components as attributes.
 *
 * @param firstLine number of the body's first line within its file
 */
export function proseTexts(body: string, firstLine = 1): CopyText[] {
  const attributes = [...body.matchAll(/\b(?:title|caption|alt)="([^"]*)"/g)].map(({ 1: text, index }) => ({
    place: firstLine + body.slice(0, index).split('\n').length - 1,
    text: String(text),
  }));
  const lines = visible(body)
    .split('\n')
    .map((text, index) => ({ place: firstLine + index, text }));
  return [...attributes, ...lines.filter(({ text }) => text.trim() !== '')];
}

/** What is wrong with one text, by the spelling of a locale, in terms a copywriter understands. */
export function copyFaults(text: string, locale: Locale): string[] {
  if (text.trim() === GIVEN_LINE) return [];
  const written = text.replace(NAMES, ' ');
  const faults: string[] = [];
  const say = (pattern: RegExp, of: string, what: string) => {
    const match = pattern.exec(of);
    if (match) faults.push(`“${match[0]}”: ${what}`);
  };
  for (const pattern of BANNED) say(pattern, written, 'says nothing: say what it does');
  say(COMPANIES, written, 'a real company: use a placeholder or the kind of system');
  say(/\S*['"]\S*/, written, 'straight quote: use ’ “ ” (′ and ″ for feet and inches)');
  say(/\S*--\S*/, written, 'double hyphen: write the sentence with a comma or a period');
  say(/\S*\.\.\.\S*/, written, 'three periods: use …');
  if (locale === 'en') say(BRITISH, written, 'British spelling: use the American one');
  else say(AMERICAN, written, 'American spelling: use the British one');
  return faults;
}

/** Values that occur more than once, each with the items that share it. */
export function shared<Item>(
  items: readonly Item[],
  value: (item: Item) => string,
  name: (item: Item) => string,
) {
  const groups = new Map<string, string[]>();
  for (const item of items) groups.set(value(item), [...(groups.get(value(item)) ?? []), name(item)]);
  return [...groups]
    .filter(([, names]) => names.length > 1)
    .map(([text, names]) => `“${text}”: ${names.join(', ')}`);
}
