import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';
import type { FinishedDocument } from '../finish/DocumentStyler.ts';
import { type DocumentLinks, documentLinks } from '../links/documentLinks.ts';

const { folders, stillDrawing } = BUILD_MARKS;
const { code, drawings, pictures } = folders;
const ART = new RegExp(`/${drawings}/([a-z0-9-]+\\.[0-9a-f]{8}(?:${stillDrawing}|\\.svg))`, 'g');
const IMAGE = new RegExp(`/${pictures}/([a-z0-9-]+\\.[0-9a-f]{8}\\.(?:avif|webp))`, 'g');
const ASSET = new RegExp(`"/(${code}/[^"]+)"`, 'g');

/** What a build needs to know about a finished document once it is no longer in memory. */
export interface DocumentFacts extends DocumentLinks {
  /** Its content security policy. */
  csp: string;
  /** Names of the drawings that it shows. */
  art: readonly string[];
  /** Names of the resized pictures that it shows. */
  images: readonly string[];
  /** Paths of the scripts and stylesheets that it requests. */
  assets: readonly string[];
}

const namesIn = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Names of the drawings that a document shows. */
export const drawingsIn = (html: string) => namesIn(html, ART);

export function documentFacts({ html, csp }: FinishedDocument): DocumentFacts {
  const facts: DocumentFacts = {
    ...documentLinks(html),
    csp,
    art: drawingsIn(html),
    images: namesIn(html, IMAGE),
    assets: namesIn(html, ASSET),
  };
  // Copied, because a substring keeps the whole string in memory.
  return structuredClone(facts);
}
