import { winAnsiCode } from '../../shared/roi/pdfText.ts';
import { BookWriter } from '../ebooks/BookWriter.ts';
import { openPdf } from '../ebooks/openPdf.ts';
import { requirePrintable } from '../ebooks/requirePrintable.ts';
import { instanceFaces } from '../pdf/embedFont.ts';
import type { PrintedRelease } from './printedRelease.ts';
import { writeRelease } from './writeRelease.ts';

/** Every character of the fonts’ encoding, so that one set of fonts serves all press releases. */
const CHARACTERS = Array.from({ length: 0x2122 }, (_, code) => String.fromCodePoint(code))
  .filter((character) => winAnsiCode(character) !== undefined)
  .join('');

let programs: ReturnType<typeof instanceFaces> | undefined;

/** A press release as a tagged PDF. The same text and packages give the same bytes. */
export async function makePressPdf(release: PrintedRelease): Promise<Uint8Array> {
  requirePrintable(JSON.stringify(release), release.sheet);
  programs ??= instanceFaces(CHARACTERS);
  const pdf = await openPdf(await programs);
  const writer = new BookWriter(release, pdf.fonts);
  writeRelease(writer);
  pdf.add(writer.sheets);
  const subject = release.summary.map(({ text }) => text).join('');
  return pdf.finish(writer, { name: release.address, title: release.title, subject });
}
