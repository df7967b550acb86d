import { join } from 'node:path';
import { fieldName } from '../../../shared/content/fieldName.ts';
import type { Fault } from '../../../shared/Fault.ts';
import { isEnglish } from '../../../shared/site/locales.ts';
import { collectError } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import { LOCALES, type Locale } from '../files/locale.ts';
import { parseYaml } from '../files/parseYaml.ts';
import { lineOfField } from '../reading/fieldPlace.ts';
import { listContent, localeOfFile, readContentText, splitFrontMatter } from '../reading/readContent.ts';
import { type CopyText, copyFaults, dateFaults, labelFaults, proseTexts, textsOf } from './copyFaults.ts';
import { customerFaults } from './customerFaults.ts';
import { literalMarkup } from './literalMarkup.ts';
import { countPhrases, phraseFaults } from './overusedPhrases.ts';
import { readingGrade } from './readingGrade.ts';
import { repeatedTexts } from './repeatedText.ts';

/** Highest school grade at which a product page still reads without effort. */
const HIGHEST_GRADE = 12;

/** What may be the same on two pages: image descriptions, and a form's small print and message of failure. */
const SAME = new Set<PropertyKey | undefined>(['alt', 'privacy', 'failed']);

interface FileText extends CopyText {
  file: string;
  isHeading: boolean;
}

/** Whether a text is a heading of a page, a section or prose; a title inside a section's parts is a label. */
const isHeading = ({ place, text }: CopyText) =>
  typeof place === 'number' ? text.startsWith('#') : /^(?:entry|sections,\d+),title$/.test(place.join());

/** Every visitor-facing text of a content file. Throws ContentError for an unreadable file. */
function textsOfFile(path: string): FileText[] {
  const file = join(contentRoot(), path);
  const source = readContentText(path);
  const inFile = (text: CopyText) => ({ file, isHeading: isHeading(text), ...text });
  if (!path.endsWith('.mdx')) return textsOf(parseYaml(source, file)).map(inFile);
  const { frontMatter, body } = splitFrontMatter(source, file);
  const firstLine = source.slice(0, source.length - body.length).split('\n').length;
  return [...textsOf(parseYaml(frontMatter, file, 2)), ...proseTexts(body, firstLine)].map(inFile);
}

function faultAt({ file, place }: FileText, message: string): Fault {
  if (typeof place === 'number') return { file, line: place, text: message };
  return { file, line: lineOfField(file, place), text: `${fieldName(place)}: ${message}` };
}

/**
 * Finds filler words, real companies, straight quotes, the other locale's spelling and units, misquotations, and markup in
 * fields that show it as it is written.
 */
function faultsWithin(texts: readonly FileText[], locale: Locale): Fault[] {
  return texts.flatMap((one) => {
    const { place, text, written } = one;
    const shown = typeof place === 'number' || written === undefined ? [] : literalMarkup(place, written);
    return [
      ...copyFaults(text, locale),
      ...(locale === 'en' ? dateFaults(text) : []),
      ...labelFaults(one),
      ...customerFaults(text),
      ...shown,
    ].map((message) => faultAt(one, message));
  });
}

/**
 * Paragraphs that also appear on another page of the same locale. Of two files that share one, the added one is reported:
 * it was copied from the other.
 */
function repeated(texts: readonly FileText[], added: ReadonlySet<string>): Fault[] {
  const paragraphs = texts
    .filter(({ place }) => typeof place === 'number' || !SAME.has(place.at(-1)))
    .toSorted((one, other) => Number(added.has(one.file)) - Number(added.has(other.file)));
  const found = Map.groupBy(
    repeatedTexts(paragraphs, ({ file }) => file),
    ({ item, other }) => `${item.file} ${other.file}`,
  );
  // A copied file repeats every paragraph, so only its first one is reported.
  return [...found.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const others =
      more.length === 0
        ? ''
        : `, with ${more.length} more paragraph${more.length === 1 ? '' : 's'} of this file`;
    return [
      faultAt(
        first.item,
        `is also in ${first.other.file}${others}: write it in other words: “${first.text}”`,
      ),
    ];
  });
}

function tooHard(texts: readonly FileText[], file: string): Fault[] {
  const grade = readingGrade(texts.map(({ text }) => text));
  return grade > HIGHEST_GRADE
    ? [
        {
          file,
          text: `reads like grade ${grade.toFixed(1)}, at most ${HIGHEST_GRADE}: write shorter sentences and shorter words`,
        },
      ]
    : [];
}

/**
 * The faults in the wording of all content, each with its line and remedy. Unreadable files are skipped: their faults
 * are reported with the content.
 *
 * @param added files that are new in this change
 */
export function wordFaults(added: ReadonlySet<string>): Fault[] {
  const byLocale = new Map(LOCALES.map((locale): [Locale, FileText[]] => [locale, []]));
  const all: FileText[] = [];
  const faults = listContent('.', ['.yaml', '.mdx']).flatMap((path) => {
    const locale = localeOfFile(path);
    const texts = collectError([], () => textsOfFile(path)) ?? [];
    all.push(...texts);
    if (path.startsWith(`${locale}/`)) byLocale.get(locale)?.push(...texts);
    const isProduct = isEnglish(locale) && /^[^/]+\/product\/.*\.yaml$/.test(path);
    return [...faultsWithin(texts, locale), ...(isProduct ? tooHard(texts, join(contentRoot(), path)) : [])];
  });
  // A regional variant repeats whatever also holds there from its own page, but nothing from other pages.
  return [
    ...faults,
    ...[...byLocale.values()].flatMap((texts) => repeated(texts, added)),
    ...phraseFaults(all, contentRoot()),
  ];
}

/** How a content file reads. */
export interface Wording {
  /** School grade of its sentences; absent if it has none. */
  grade?: number;
  /** Phrases that get tiresome over many pages, with their number. */
  phrases: { name: string; count: number }[];
  faults: Fault[];
}

/** How a single content file reads: its grade, phrases to be used sparingly, and faults in its wording. */
export function wordingOf(path: string): Wording {
  const texts = collectError([], () => textsOfFile(path)) ?? [];
  const grade = readingGrade(texts.map(({ text }) => text));
  return {
    ...(Number.isFinite(grade) ? { grade } : {}),
    phrases: countPhrases(texts).flatMap(({ name, count }) => (count > 0 ? [{ name, count }] : [])),
    faults: faultsWithin(texts, localeOfFile(path)),
  };
}
