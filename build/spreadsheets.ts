import { z } from 'zod';
import { csvRow } from '../shared/text/csv.ts';
import { parseContent } from '../src/content/parseContent.ts';
import { listContent, readYaml } from '../src/content/readContent.ts';
import { checklistSchema } from '../src/sections/documents/Checklist/Checklist.schema.ts';
import { allPages } from '../src/siteContent.ts';

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

type Spreadsheet = z.output<typeof spreadsheetSchema>;

/** Tells Excel that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Groups and items of a page's checklist. */
function itemsOf(path: string): string[][] {
  const page = allPages().find((one) => one.path === path && one.locale === 'en');
  const section = page?.sections.find(({ type }) => type === 'checklist');
  if (section === undefined)
    throw new Error(`${path} has no checklist that a spreadsheet could be made from`);
  return checklistSchema
    .pick({ groups: true })
    .strip()
    .parse(section)
    .groups.flatMap(({ title, when, items }) =>
      items.map(({ text: item, limit = '', why = '' }) => [title, when, item, limit, why]),
    );
}

function rowsOf({ checklist, itemColumns = [], columns, rows }: Spreadsheet): string[][] {
  const items = checklist === undefined ? [] : itemsOf(checklist);
  const blank = columns.map(() => '');
  return [[...itemColumns, ...columns], ...items.map((item) => [...item, ...blank]), ...rows];
}

/** Addresses of the spreadsheets, each named after its file in content/documents/spreadsheets. */
export function spreadsheetAddresses(): string[] {
  return listContent(FOLDER, ['.yaml']).map((path) => `/spreadsheets/${path.replace(/\.yaml$/, '.csv')}`);
}

/** Every spreadsheet by its address. */
export function spreadsheetMakers(): Record<string, { type: string; make: () => Promise<string> }> {
  return Object.fromEntries(
    listContent(FOLDER, ['.yaml']).map((path) => {
      const make = async () => {
        const { data, file } = readYaml(`${FOLDER}/${path}`);
        const rows = rowsOf(parseContent(spreadsheetSchema, data, file));
        return BYTE_ORDER_MARK + rows.map(csvRow).join('');
      };
      return [`/spreadsheets/${path.replace(/\.yaml$/, '.csv')}`, { type: 'text/csv', make }];
    }),
  );
}
