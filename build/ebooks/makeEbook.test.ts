import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { svgPathToPdf } from '../roi/svgPath.ts';
import { ebookNames, readEbook } from './ebookSchema.ts';
import { makeEbook } from './makeEbook.ts';
import { parseRules } from './svgTree.ts';
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

describe('svgPathToPdf', () => {
  it('follows relative commands, closed figures and repeated arguments', () => {
    expect(svgPathToPdf('M1 1h4v4l-2-2zm10 0l1 1')).toBe('1 1 m 5 1 l 5 5 l 3 3 l h 11 1 m 12 2 l');
  });

  it('turns arcs with joined flags and quadratic curves into cubic ones', () => {
    expect(svgPathToPdf('M0 0a5 5 0 0110 0')).toMatch(/^0 0 m .* c .* 10 0 c$/);
    expect(svgPathToPdf('M0 0q3 3 6 0')).toBe('0 0 m 2 2 4 2 6 0 c');
  });
});

describe('parseRules', () => {
  it('joins rules of one class and leaves motion out', () => {
    const rules = parseRules(
      '.a,.b{fill:#000}@keyframes x{to{opacity:0}}@media(print){.a{fill:none}}.a{opacity:.4}',
    );
    expect(rules.get('.a')).toEqual({ fill: '#000', opacity: '.4' });
    expect(rules.get('.b')).toEqual({ fill: '#000' });
  });
});
