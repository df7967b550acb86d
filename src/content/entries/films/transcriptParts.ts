/** The text under one heading of a transcript. */
export interface TranscriptPart {
  title: string;
  /** Paragraphs, each with its speaker in front. */
  paragraphs: string[];
}

/** Without the marks of Markdown that transcripts use. */
const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*|__/g, '')
    .replace(/\\/g, '');

/** The parts of a transcript, by its second-level headings. */
export function transcriptParts(body: string): TranscriptPart[] {
  return body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const paragraphs = lines
        .join('\n')
        .split(/\n{2,}/)
        .map((paragraph) => plain(paragraph).replace(/\s+/g, ' ').trim())
        .filter(Boolean);
      return { title: plain(title).trim(), paragraphs };
    });
}
