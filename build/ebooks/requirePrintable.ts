import { winAnsiCode } from '../../shared/roi/pdfText.ts';
import { ContentError } from '../../src/content/files/contentError.ts';

/** Throws a ContentError if the encoding of the PDFs’ fonts lacks one of these characters. */
export function requirePrintable(characters: Iterable<string>, file: string): void {
  const missing = [...new Set(characters)].filter(
    (character) => winAnsiCode(character) === undefined && character.trim() !== '',
  );
  if (missing.length > 0)
    throw new ContentError([
      {
        file,
        text: `the fonts of the PDF have no ${missing.map((one) => `“${one}”`).join(', ')}: write it otherwise`,
      },
    ]);
}
