import { z } from 'zod';
import { csvFile } from '../../shared/text/csv.ts';
import { ContentError } from '../../src/content/files/contentError.ts';
import { lineOfField } from '../../src/content/reading/fieldPlace.ts';
import { parseContent } from '../../src/content/reading/parseContent.ts';
import { listContent, readYaml } from '../../src/content/reading/readContent.ts';
import { checklistSchema } from '../../src/sections/documents/Checklist/Checklist.schema.ts';
import { loadedContent } from '../../src/siteContent.ts';

const FOLDER = 'documents/spreadsheets';

const text = z.string().trim().min(1).max(200);

export const spreadsheetSchema = z
  .strictObject({
    checklist: text
      .optional()
      .describe('path of a page with a checklist, whose groups and items become the rows'),
    itemColumns: z
      .array(text)
      .length(5)
      .optional()
      .describe('headings over a checklist’s group, time, item, limit and reason'),
    columns: z.array(text).min(1).describe('headings of the other columns, to be filled in'),
    rows: z.array(z.array(z.string())).default([]).describe('rows of these columns: worked examples'),
  })
  .refine(({ checklist, itemColumns }) => (checklist === undefined) === (itemColumns === undefined), {
    error: 'checklist and itemColumns belong together',
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'every row must have a cell for every column',
  });

/** Groups and items of the checklist of the page that a spreadsheet's file names. */
function itemsOf(path: string, file: string): string[][] {
  const { pages, unusable } = loadedContent();
  const page = pages.find((one) => one.path === path && one.locale === 'en');
  const section = page?.sections.find(({ type }) => type === 'checklist');
  if (section === undefined) {
    const cause = unusable.find((one) => one.path === path)?.faults[0]?.file;
    throw new ContentError([
      {
        file,
        line: lineOfField(file, ['checklist']),
        text: `checklist: ${path} has no checklist that a spreadsheet could be made from: ${cause === undefined ? 'name a page with one' : `correct ${cause} first`}`,
        because: cause,
      },
    ]);
  }
  return checklistSchema
    .pick({ groups: true })
    .strip()
    .parse(section)
    .groups.flatMap(({ title, when, items }) =>
      items.map(({ text: item, limit = '', why = '' }) => [title, when, item, limit, why]),
    );
}

/** Address of the file that a spreadsheet becomes. */
export const spreadsheetAddress = (name: string) => `/spreadsheets/${name}.csv`;

/** The names of all spreadsheets, which are those of their files. */
export const spreadsheetNames = (): string[] =>
  listContent(FOLDER, ['.yaml']).map((path) => path.replace(/\.yaml$/, ''));

/** The rows of a spreadsheet, its headings first. Throws ContentError. */
export function readSpreadsheet(name: string): string[][] {
  const { data, file } = readYaml(`${FOLDER}/${name}.yaml`);
  const { checklist, itemColumns = [], columns, rows } = parseContent(spreadsheetSchema, data, file);
  const items = checklist === undefined ? [] : itemsOf(checklist, file);
  const blank = columns.map(() => '');
  return [[...itemColumns, ...columns], ...items.map((item) => [...item, ...blank]), ...rows];
}

/** Addresses of all spreadsheets. */
export const spreadsheetAddresses = (): string[] => spreadsheetNames().map(spreadsheetAddress);

/** Every spreadsheet by its address. */
export function spreadsheetMakers(): Record<string, { type: string; make: () => Promise<string> }> {
  return Object.fromEntries(
    spreadsheetNames().map((name) => {
      const make = async () => csvFile(readSpreadsheet(name));
      return [spreadsheetAddress(name), { type: 'text/csv', make }];
    }),
  );
}
