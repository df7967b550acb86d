import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';
import type { DocumentFacts } from '../render/documentFacts.ts';

/**
 * The drawings of a page’s hero that the page shows from a folder of their own, under names that stay: the address of
 * any other drawing changes with every stroke.
 */
const HERO = {
  page: 'product/facility-management-software/index.html',
  folder: 'images/solutions/facility-management-software',
  drawing: /^(?:plant-room|logo-strip)\.[0-9a-f]{8}\./,
} as const;

/** Whether a document is the page with these drawings, in any locale. */
export const showsStableArt = (file: string) => file === HERO.page || file.endsWith(`/${HERO.page}`);

/** The second path of each drawing that has one, by drawing name. The default locale’s page decides. */
export function stablePaths(documents: ReadonlyMap<string, DocumentFacts>): Map<string, string> {
  const names = documents.get(HERO.page)?.art.filter((name) => HERO.drawing.test(name)) ?? [];
  return new Map(names.map((name) => [name, `${HERO.folder}/${name.replace(/\.[0-9a-f]{8}\./, '.')}`]));
}

/** A document that shows its drawings from their second paths. */
export function withStableArt(html: string, paths: ReadonlyMap<string, string>): string {
  const { drawings } = BUILD_MARKS.folders;
  return [...paths].reduce((text, [name, path]) => text.replaceAll(`/${drawings}/${name}`, `/${path}`), html);
}
