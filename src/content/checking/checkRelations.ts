import { whyUnpublished } from '../../../shared/site/schedule.ts';
import { nearest } from '../../../shared/text/nearest.ts';
import { contentTime } from '../files/contentCache.ts';
import type { ContentFault } from '../files/contentError.ts';
import { pathOfPage } from '../files/pathOfPage.ts';
import type { Page } from '../Page.ts';
import { lineOfField } from '../reading/fieldPlace.ts';
import { stateNow } from '../reading/schedule.ts';
import { formFaults, formFileLinkFaults, type PlaceOf } from './checkForms.ts';
import { repeatedMetadata } from './checkPages.ts';

type FileOf = (page: Page) => string;

/** Why pages that exist are not shown, by path: /x/ “is a draft”. */
export type UnpublishedPaths = ReadonlyMap<string, string>;

/** The paths of pages that are not shown, with the reason. */
export function unpublishedPaths(pages: readonly Page[]): UnpublishedPaths {
  return new Map(
    pages
      .filter(({ locale }) => locale === 'en')
      .map((page) => [page.path, whyUnpublished(page, contentTime()) ?? 'is not published']),
  );
}

/** The paths of pages that are shown, or cannot be used. */
export function withoutUnpublished(paths: readonly string[], unpublished: readonly Page[]): string[] {
  const hidden = unpublishedPaths(unpublished);
  return paths.filter((path) => !hidden.has(path));
}

function parentRemedy(id: string, known: readonly string[]): string {
  const meant = nearest(id, known);
  return `${meant === undefined ? '' : `did you mean “${meant}”? `}Use the path of a file below content/en, without its ending`;
}

function parentFaults(
  page: Page,
  { known, hidden }: { known: readonly string[]; hidden: UnpublishedPaths },
  file: string,
): ContentFault[] {
  return page.parents.flatMap((id, index) => {
    const reason = hidden.get(pathOfPage(id));
    if (known.includes(id) && reason === undefined) return [];
    const text =
      reason === undefined
        ? `no page “${id}”: ${parentRemedy(id, known)}`
        : `the page “${id}” ${reason}: publish it first, or name another`;
    return [{ file, line: lineOfField(file, ['parents', index]), text: `parents: ${text}` }];
  });
}

/** Pages whose names, once filled in, resolve to the same URL. */
function addressFaults(pages: readonly Page[], fileOf: FileOf): ContentFault[] {
  const known = new Map<string, Page>();
  return pages.flatMap((page) => {
    const other = known.get(page.path);
    known.set(page.path, page);
    return other === undefined
      ? []
      : [{ file: fileOf(page), text: `has the same path as ${fileOf(other)}: rename one of them` }];
  });
}

const NONE: UnpublishedPaths = new Map();

/**
 * What is wrong between pages: parents and forms that lead nowhere, addresses and descriptions given twice. A page that
 * is shown may name only pages that are; a draft may name other drafts.
 *
 * @param ids of all pages, placeholders filled in
 * @param paths of all pages
 */
export function relationFaults(
  {
    pages,
    unpublished,
    ids,
    paths,
  }: {
    pages: readonly Page[];
    unpublished: readonly Page[];
    ids: readonly string[];
    paths: readonly string[];
  },
  { fileOf, placeOf }: { fileOf: FileOf; placeOf: PlaceOf },
): ContentFault[] {
  const hidden = unpublishedPaths(unpublished);
  const english = (all: readonly Page[]) => all.filter(({ locale }) => locale === 'en');
  const coming = unpublished.filter((page) => stateNow(page) !== 'expired');
  const everyPage = [...pages, ...unpublished];
  return [
    ...english(pages).flatMap((page) => parentFaults(page, { known: ids, hidden }, fileOf(page))),
    ...english(unpublished).flatMap((page) => parentFaults(page, { known: ids, hidden: NONE }, fileOf(page))),
    ...addressFaults(english(everyPage), fileOf),
    ...repeatedMetadata(english([...pages, ...coming]), fileOf),
    ...formFileLinkFaults({ paths, hidden }),
    ...formFaults(pages, { paths, hidden }, placeOf),
    ...formFaults(unpublished, { paths: [...paths, ...hidden.keys()], hidden: NONE, others: pages }, placeOf),
  ];
}
