import { isEnglish, type Locale } from '../../../shared/site/locales.ts';

/** A text that visitors may read, and its place in the file: a data field, or a line of prose. */
export interface CopyText {
  place: readonly PropertyKey[] | number;
  text: string;
  /** The text of a field with its markup, of which `text` holds only the words. */
  written?: string;
}

/** Fields whose values are names for the build, never text for visitors. */
const MACHINE_FIELDS = new Set([
  'type',
  'id',
  'href',
  'page',
  'module',
  'film',
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
  /\b((?:colour|labour|behaviour|favour|neighbour|honour)\w*|(?:organis|optimis|realis|recognis|prioritis|minimis|standardis|authoris|summaris)\w+|analys(?:e|ed|ing)|programmes?|cent(?:re|red|res)|met(?:re|res)|kilomet(?:re|res)|lit(?:re|res)|theatres?|licences?|catalogues?|grey|aluminium|tyres?|kerbs?|cheques?|enquir(?:y|ies)|travell\w+|cancelled|cancelling|labell\w+|modell(?:ed|ing)|signall\w+|fulfil|enrol|harbour\w*|judgement|whilst|job sheets?|fitters?|caretakers?|rotas?|car parks?|lorr(?:y|ies)|skirting boards?|mend(?:ed|ing)?|e-mail(?:s|ed)?|cupboards?|switchrooms?|fortnight\w*|storey|storeys|defence|sceptic\w*|mould)\b/i;

/** “To ring a person”; a phone may ring. */
const RING = /\b(?:ring|rings|rang|rung|ringing) (?:me|you|him|her|us|them|back|round)\b/i;

/** A date with the day first, which Americans write as Dec 3, 2026. */
const DAY_FIRST =
  /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? (?:19|20)\d\d\b/;

const AMERICAN =
  /\b((?:color|labor|behavior|favor|neighbor|honor)(?:s|ed|ing|ite|ites|al|hoods?)?|(?:organiz|optimiz|realiz|recogniz|prioritiz|minimiz|standardiz|authoriz|summariz|analyz)\w+|programs?|center(?:s|ed)?|theaters?|catalogs?|gray|aluminum|faucets?|tires|curbs?|inquir(?:y|ies)|traveling|traveled|canceled|canceling|labeled|labeling|fulfill|enroll|judgment|defense|skeptic\w*|elevators?|licenses?)\b/i;

/** Measures that only the default language, American English, uses. */
export const AMERICAN_UNITS = /(?:[\d.,]+ ?)?°F|\b[\d.,]+ (?:lb|gal|sq ft|ft)\b/;

/**
 * Names that keep their own spelling: the customers' club, the calendar that an event's link opens, and the text of the
 * 404 page.
 */
const NAMES = /\bGoogle Calendar\b|\bGame [Cc]hangers\b|^Oops, the page you're looking for does not exist$/g;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAddress = (text: string) => !/[\s<[]/.test(text) && /[/@]|^#/.test(text);

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
  if (typeof data === 'string') return isAddress(data) ? [] : [{ place, text: visible(data), written: data }];
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

/** What is wrong with one text, by the spelling and the units of a locale, in terms a copywriter understands. */
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
  if (locale === 'en') {
    say(BRITISH, written, 'British: use the American word');
    say(RING, written, 'British: write “call”');
  } else if (isEnglish(locale)) {
    say(AMERICAN, written, 'American: use the British word');
    say(AMERICAN_UNITS, written, 'American unit: use the metric one');
  }
  return faults;
}

/**
 * Finds a date with the day first in a text on an American page. Only for texts as they are written: on a page a figure
 * may end up before the month of the next text.
 */
export function dateFaults(text: string): string[] {
  const date = DAY_FIRST.exec(text)?.[0];
  return date === undefined ? [] : [`“${date}”: British: write the month first, as in Dec 3, 2026`];
}

/** Fields that hold a label or a figure with its unit: the total of a chart, a fact on a chip, what a price is for. */
const LABEL_FIELDS = new Set<PropertyKey | undefined>([
  'facts',
  'figure',
  'heading',
  'label',
  'measured',
  'note',
  'now',
  'per',
  'place',
  'scale',
  'summary',
  'total',
  'txt',
  'under',
  'unit',
  'value',
  'was',
  'workOrders',
]);

/** Fields whose parts are all labels: the heads of a table’s columns, and its cells where they are only a list. */
const isLabel = (place: readonly PropertyKey[]) =>
  LABEL_FIELDS.has(place.findLast((key) => typeof key === 'string')) ||
  /(?:^|,)note,text$/.test(place.join()) ||
  place.some((key) => key === 'columns' || key === 'labels') ||
  /(?:^|,)rows,\d+,\d+$/.test(place.join());

const PERIOD = '(?:year|month|week|day|night|hour)';

/** A rate as “6 kWh a day”, unlike a duration (“in a year”) or a number of times (“twice a year”). */
const RATE = new RegExp(
  `(?<!\\b(?:once|twice|times|half|in|of|over|within|after|under|than|until|for|least|to|with|and)) an? ${PERIOD}(?=$|,| on | in )`,
  'i',
);

/** The whole label, or its first words: the head of a column of yearly figures. */
const RATE_ALONE = new RegExp(`^an? ${PERIOD}(?:$|,)`, 'i');

/** What continues a figure above it: “$1,320”, “a month, at $55 per hour”. */
const RATE_AT_START = new RegExp(`^an? ${PERIOD}(?:,| of )`);

/** The label with “a year” in a text of a field, or of a table in prose. */
function rateLabel({ place, text }: CopyText): string | undefined {
  if (typeof place === 'number')
    return text.startsWith('|') ? text.split('|').find((cell) => RATE.test(cell.trim())) : undefined;
  if (RATE_AT_START.test(text)) return text;
  if (text.endsWith('.')) return undefined;
  return isLabel(place) && (RATE.test(text) || RATE_ALONE.test(text)) ? text : undefined;
}

/** Finds “a year” in a label, which says “per year”. A sentence may say either. */
export function labelFaults(text: CopyText): string[] {
  const label = rateLabel(text);
  return label === undefined ? [] : [`“${label.trim()}”: write “per” in a label`];
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
