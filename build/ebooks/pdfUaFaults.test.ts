import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { ebookNames, readEbook } from './ebookSchema.ts';
import { makeEbook } from './makeEbook.ts';
import { pdfUaFaults } from './testing/pdfUaFaults.ts';

let bytes: Uint8Array;

beforeAll(async () => {
  const [name] = ebookNames();
  if (name === undefined) throw new Error('there is no book');
  ({ bytes } = await makeEbook(name, readEbook(name)));
});

/** Structure elements of a role. */
const elements = (document: PDFDocument, role: string) =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter((object) => object.lookup(PDFName.of('S')) === PDFName.of(role));

it.each<[string, string, (document: PDFDocument) => void]>([
  [
    'does not say that it is tagged',
    'the catalog does not say that the file is tagged',
    ({ catalog }) => catalog.delete(PDFName.of('MarkInfo')),
  ],
  [
    'has a figure without a text in its place',
    'Figure has no text in its place',
    (document) => elements(document, 'Figure')[0]?.delete(PDFName.of('Alt')),
  ],
  [
    'has a heading that skips a level',
    'a heading skips to level 4',
    (document) => elements(document, 'H2')[0]?.set(PDFName.of('S'), PDFName.of('H4')),
  ],
  [
    'has a header cell that heads nothing',
    'TH heads nothing',
    (document) => elements(document, 'TH')[0]?.delete(PDFName.of('A')),
  ],
  [
    'paints outside of its marks',
    'page 1: f paints outside of any mark: neither content nor decoration',
    (document) => {
      const { context } = document;
      const stream = context.register(context.flateStream('q 0 0 9 9 re f Q'));
      document.getPage(0).node.set(PDFName.of('Contents'), stream);
    },
  ],
])('a book that %s is told so', async (_, fault, spoil) => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  spoil(document);
  expect(await pdfUaFaults(await document.save())).toContain(fault);
});
