import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { readMediaImage } from '../../src/media/mediaFiles.ts';
import type { PictureSpec } from '../../src/scenes/sceneSchema.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { bookPage } from './bookPage.ts';
import { type Ebook, ebookNames, readEbook } from './ebookSchema.ts';
import { makeEbook } from './makeEbook.ts';
import { pdfUaFaults } from './testing/pdfUaFaults.ts';

describe.each(ebookNames())('the book %s', async (name) => {
  const book = readEbook(name);
  const { bytes, layout } = await makeEbook(name, book);

  it('opens, with its title and every page', async () => {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(document.getPageCount()).toBe(layout.sheets.length);
    expect(document.getTitle()).toContain(book.title);
  });

  it('can be read by assistive technology (PDF/UA-1)', async () => {
    expectNoFaults(await pdfUaFaults(bytes));
  });

  it('gives the same bytes again', async () => {
    expect((await makeEbook(name, book)).bytes).toEqual(bytes);
  });

  it('is what the pages that offer it say', () => {
    for (const page of allPages()) {
      const { entry } = page;
      if (entry?.kind !== 'resource' || entry.pdf !== `/pdf/${name}.pdf`) continue;
      expect(entry.pages, page.id).toBe(layout.sheets.length);
      for (const section of page.sections) {
        if (section.type !== 'itemRows' || !section.rows) continue;
        const said = section.rows.map(({ title, page: number }) => ({ title, page: number }));
        expect(said, page.id).toEqual(layout.chapters);
      }
    }
  });
});

describe('a chapter that states its pages', () => {
  const [name = ''] = ebookNames();
  const book = readEbook(name);
  const [first, ...others] = book.chapters;
  if (!first) throw new Error('a book has chapters');
  /** The book with as many further lines in its first chapter. */
  const longer = (lines: number): Ebook => {
    const further = Array.from({ length: lines }, () => ({ block: 'text' as const, text: 'One more line.' }));
    return { ...book, chapters: [{ ...first, blocks: [...first.blocks, ...further] }, ...others] };
  };
  const pagesOf = async (one: Ebook) => (await makeEbook(name, one)).layout.chapters.map(({ page }) => page);

  it('takes them, set a little smaller, where its text would take more', async () => {
    const free = (one: Ebook): Ebook => ({
      ...one,
      chapters: one.chapters.map(({ pages: _, ...chapter }) => chapter),
    });
    const stated = await pagesOf(book);
    let lines = 1;
    while (String(await pagesOf(free(longer(lines)))) === String(stated)) lines += 1;
    expect(await pagesOf(longer(lines))).toEqual(stated);
  });

  it('is named, with its file and line, if it cannot', async () => {
    await expect(makeEbook(name, longer(60))).rejects.toThrow(
      new RegExp(
        `content/documents/ebooks/${name}\\.yaml:\\d+: the pages of “${first.title}” are \\d+ and not ${first.pages}`,
      ),
    );
  });
});

it('a book can show photographs, each embedded once and cropped around its focus', async () => {
  const [name = ''] = ebookNames();
  const book = readEbook(name);
  const file = readMediaImage('sample-site.png');
  const scene: PictureSpec = { scene: 'picture', file, focus: [100, 0], tone: 'day' };
  const chapters = book.chapters.map((chapter) => ({ ...chapter, scene }));
  const { bytes, layout } = await makeEbook(name, { ...book, cover: scene, chapters });
  expectNoFaults(await pdfUaFaults(bytes));
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const images = document.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) =>
        object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    );
  expect(images).toHaveLength(1);
  // The picture's upper right corner is that of the opening of each chapter: the right edge of the page.
  const [opening] = layout.chapters;
  const drawn = layout.sheets[(opening?.page ?? 0) - 1]?.pen.toString() ?? '';
  const [, width = '', height = '', x = '', y = ''] =
    /([\d.]+) 0 0 ([\d.]+) (-?[\d.]+) (-?[\d.]+) cm \/Im1 Do/.exec(drawn) ?? [];
  expect(Number(x) + Number(width)).toBeCloseTo(bookPage.width, 1);
  expect(Number(y) + Number(height)).toBeCloseTo(bookPage.height, 1);
});
