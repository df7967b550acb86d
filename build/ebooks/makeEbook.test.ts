import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { ebookNames, readEbook } from './ebookSchema.ts';
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
