import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { siteConfig } from '../../config/siteConfig.ts';
import { type EmbeddedFont, embedFaces, type FontProgram, type ReportFace } from '../pdf/embedFont.ts';
import { opacityStates } from '../pdf/svgToPdf.ts';
import { addStructure } from './addStructure.ts';
import type { BookSheet } from './BookWriter.ts';
import { bookPage } from './bookPage.ts';
import type { LaidOutBook } from './layoutBook.ts';

interface PdfFacts {
  /** Identifies the file. */
  name: string;
  title: string;
  subject: string;
}

/** A tagged PDF being made: its fonts, what adds its pages, and what finishes it. */
interface OpenPdf {
  document: PDFDocument;
  fonts: Readonly<Record<ReportFace, EmbeddedFont>>;
  add: (sheets: readonly BookSheet[]) => void;
  finish: (layout: Pick<LaidOutBook, 'sheets' | 'structure'>, facts: PdfFacts) => Promise<Uint8Array>;
}

/** Begins a tagged PDF with these fonts. The same content and packages give the same bytes. */
export async function openPdf(programs: Readonly<Record<ReportFace, FontProgram>>): Promise<OpenPdf> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const { fonts, resources } = embedFaces(document, programs);
  const add: OpenPdf['add'] = (sheets) => {
    for (const sheet of sheets) {
      const page = document.addPage([bookPage.width, bookPage.height]);
      // Node's zlib takes a fifth of the time of the library's own deflate.
      const content = deflateSync(Buffer.from(sheet.pen.toString(), 'latin1'));
      const stream = context.stream(content, { Filter: 'FlateDecode' });
      page.node.set(PDFName.of('Contents'), context.register(stream));
      const ExtGState = opacityStates(sheet.opacities);
      const XObject = Object.fromEntries(sheet.photographs);
      page.node.set(PDFName.of('Resources'), context.obj({ Font: resources, ExtGState, XObject }));
    }
  };
  const finish: OpenPdf['finish'] = async (layout, facts) => {
    const title = `${facts.title} | ${siteConfig.brand.name}`;
    addStructure(document, layout, { title, author: siteConfig.brand.name });
    document.setTitle(title, { showInWindowTitleBar: true });
    document.setAuthor(siteConfig.brand.name);
    document.setSubject(facts.subject);
    document.setLanguage('en-US');
    context.trailerInfo.ID = context.obj([PDFString.of(facts.name), PDFString.of(facts.name)]);
    return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
  };
  return { document, fonts, add, finish };
}
