import { join } from 'node:path';
import type { Fault } from '../../shared/Fault.ts';
import { orNote } from './contentError.ts';
import { contentRoot } from './contentRoot.ts';
import { type CopyText, copyFaults, proseTexts, textsOf } from './copyFaults.ts';
import { customerFaults } from './customerFaults.ts';
import { fieldName } from './fieldName.ts';
import { lineOfField } from './fieldPlace.ts';
import type { Locale } from './locale.ts';
import { phraseFaults } from './overusedPhrases.ts';
import { parseYaml } from './parseYaml.ts';
import { listContent, readContentText, splitFrontMatter } from './readContent.ts';
import { readingGrade } from './readingGrade.ts';
import { repeatedTexts } from './repeatedText.ts';

/** Highest school grade at which a product page still reads without effort. */
const HIGHEST_GRADE = 12;

/** What may be the same on two pages: image descriptions, and the small print of a form. */
const SAME = new Set<PropertyKey | undefined>(['alt', 'privacy']);

interface FileText extends CopyText {
  file: string;
}

/** Every visitor-facing text of a content file. Throws ContentError for an unreadable file. */
function textsOfFile(path: string): FileText[] {
  const file = join(contentRoot(), path);
  const source = readContentText(path);
  if (!path.endsWith('.mdx')) return textsOf(parseYaml(source, file)).map((text) => ({ file, ...text }));
  const { frontMatter, body } = splitFrontMatter(source, file);
  const firstLine = source.slice(0, source.length - body.length).split('\n').length;
  return [...textsOf(parseYaml(frontMatter, file, 2)), ...proseTexts(body, firstLine)].map((text) => ({
    file,
    ...text,
  }));
}

function faultAt({ file, place }: FileText, said: string): Fault {
  if (typeof place === 'number') return { file, line: place, text: said };
  return { file, line: lineOfField(file, place), text: `${fieldName(place)}: ${said}` };
}

/** Finds filler words, real companies, straight quotes, the other locale's spelling, and misquotations. */
function spelling(texts: readonly FileText[], locale: Locale): Fault[] {
  return texts.flatMap((text) =>
    [...copyFaults(text.text, locale), ...customerFaults(text.text)].map((said) => faultAt(text, said)),
  );
}

/** Paragraphs that also appear on another page of the same locale. */
function repeated(texts: readonly FileText[]): Fault[] {
  const paragraphs = texts.filter(({ place }) => typeof place === 'number' || !SAME.has(place.at(-1)));
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
        `stands in ${first.other.file} too${others}: write it in other words: “${first.text}”`,
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
 */
export function wordFaults(): Fault[] {
  const byLocale = { en: [] as FileText[], 'en-AE': [] as FileText[] };
  const all: FileText[] = [];
  const faults = listContent('.', ['.yaml', '.mdx']).flatMap((path) => {
    const locale = path.includes('en-AE') ? 'en-AE' : 'en';
    const texts = orNote([], () => textsOfFile(path)) ?? [];
    all.push(...texts);
    if (path.startsWith(`${locale}/`)) byLocale[locale].push(...texts);
    const isProduct = /^en(?:-AE)?\/product\/.*\.yaml$/.test(path);
    return [...spelling(texts, locale), ...(isProduct ? tooHard(texts, join(contentRoot(), path)) : [])];
  });
  // A regional variant repeats whatever also holds there from its own page, but nothing from other pages.
  return [
    ...faults,
    ...repeated(byLocale.en),
    ...repeated(byLocale['en-AE']),
    ...phraseFaults(all, contentRoot()),
  ];
}
