import { z } from 'zod';
import { ContentError } from '../../src/content/files/contentError.ts';
import { contentFile } from '../../src/content/files/contentRoot.ts';
import { lineOfField } from '../../src/content/reading/fieldPlace.ts';
import { parseContent } from '../../src/content/reading/parseContent.ts';
import { listContent, readYaml } from '../../src/content/reading/readContent.ts';
import { sceneSchema } from '../../src/scenes/sceneSchema.ts';
import { systemSchema } from '../../src/scenes/systemSchema.ts';

const line = (max: number) => z.string().min(1).max(max);

const column = z.strictObject({
  title: line(40),
  share: z.number().positive().default(1).describe('of the table’s width, against the other columns'),
  isMeasured: z.boolean().default(false).describe('figures: set in mono'),
});

/** The blocks of a chapter. Text may contain **strong** and `measured` words, and no other markup. */
const blockSchema = z.discriminatedUnion('block', [
  z.strictObject({ block: z.literal('heading'), text: line(80) }),
  z.strictObject({ block: z.literal('text'), text: line(1400) }),
  z.strictObject({
    block: z.literal('list'),
    isNumbered: z.boolean().default(false),
    items: z.array(line(420)).min(2).max(14),
  }),
  z.strictObject({
    block: z.literal('table'),
    caption: line(120),
    columns: z.array(column).min(2).max(6),
    rows: z
      .array(z.array(z.string().max(220)))
      .min(1)
      .max(24),
  }),
  z.strictObject({ block: z.literal('note'), title: line(60), text: line(600) }),
  z.strictObject({ block: z.literal('formula'), text: line(160), explained: line(220).optional() }),
  z.strictObject({
    block: z.literal('bars'),
    caption: line(120),
    unit: line(60),
    items: z
      .array(
        z.strictObject({
          label: line(40),
          amount: z.number().nonnegative(),
          value: line(20),
          isLit: z.boolean().default(false),
        }),
      )
      .min(2)
      .max(12),
  }),
  z.strictObject({
    block: z.literal('figure'),
    scene: sceneSchema,
    caption: line(160),
    height: z.number().min(80).max(420).default(190).describe('points'),
  }),
  z.strictObject({ block: z.literal('pageBreak') }),
]);

const chapter = z.strictObject({
  title: line(70),
  lead: line(320),
  scene: sceneSchema.describe('the picture above the chapter’s title'),
  pages: z
    .int()
    .positive()
    .optional()
    .describe(
      'how many it takes, in every typeface: its text is set at 80% to 108% of its size until it does. Leave out if no page of the site says on which page something is',
    ),
  blocks: z.array(blockSchema).min(2),
});

/** A book of content/documents/ebooks: its text and pictures, from cover to back. */
export const ebookSchema = z.strictObject({
  title: line(70),
  subtitle: line(160),
  kind: line(20).describe('as `E-book`, `Whitepaper`'),
  sheet: line(12).describe('number of the drawing sheet, as `L-204`'),
  revision: line(4),
  issued: line(16).describe('as printed: Mar 2025'),
  system: systemSchema,
  cover: sceneSchema,
  labels: z.strictObject({
    contents: line(20),
    kind: line(12),
    sheet: line(12),
    revision: line(12),
    issued: line(12),
    pages: line(12),
    chapter: line(12),
    note: line(12),
    figure: line(12),
    table: line(12),
  }),
  preface: z.strictObject({ title: line(60), paragraphs: z.array(line(700)).min(1).max(5) }),
  chapters: z.array(chapter).min(2).max(12),
  back: z.strictObject({
    title: line(70),
    text: line(400),
    address: line(80).describe('as printed, without a token'),
  }),
});

export type Ebook = z.output<typeof ebookSchema>;
export type EbookBlock = Ebook['chapters'][number]['blocks'][number];

/** An unquoted comma splits a cell in two, which would shift the row. */
function checkTables(book: Ebook, file: string): void {
  const faults = book.chapters.flatMap(({ blocks }, chapter) =>
    blocks.flatMap((block, place) => {
      if (block.block !== 'table') return [];
      return block.rows.flatMap((row, index) =>
        row.length === block.columns.length
          ? []
          : [
              {
                file,
                line: lineOfField(file, ['chapters', chapter, 'blocks', place, 'rows', index]),
                text: `table “${block.caption}”: the row of “${row[0]}” has ${row.length} cells and not ${block.columns.length}: put cells that hold a comma in quotation marks`,
              },
            ],
      );
    }),
  );
  if (faults.length > 0) throw new ContentError(faults);
}

const FOLDER = 'documents/ebooks';

/** Address of the PDF of a book. */
export const ebookAddress = (name: string) => `/pdf/${name}.pdf`;

/** The file of a book, which its errors name. */
export const ebookFile = (name: string) => contentFile(`${FOLDER}/${name}.yaml`);

/** The names of all books, which are those of their files. */
export const ebookNames = (): string[] =>
  listContent(FOLDER, ['.yaml']).map((path) => path.replace(/\.yaml$/, ''));

/** Addresses of all books. */
export const ebookAddresses = (): string[] => ebookNames().map(ebookAddress);

/** Reads one book. Throws ContentError. */
export function readEbook(name: string): Ebook {
  const { data, file } = readYaml(`${FOLDER}/${name}.yaml`);
  const book = parseContent(ebookSchema, data, file);
  checkTables(book, file);
  return book;
}
