import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfig } from '../config/siteConfig.ts';
import type { RedirectRule } from '../shared/http/RedirectRule.ts';
import { SITE_COMMIT_PATH, SITE_MANIFEST_PATH, type SiteManifest } from '../shared/site/SiteManifest.ts';
import { allForms } from '../src/content/entries/forms.ts';
import { loadOpenings } from '../src/content/entries/openings.ts';
import { loadStatus } from '../src/content/entries/statusFeed.ts';
import type { Page } from '../src/content/Page.ts';
import { isPreview } from '../src/content/reading/schedule.ts';
import { priceBandsIfAny } from '../src/content/settings/prices.ts';
import { siteRedirects } from '../src/content/settings/redirects.ts';
import { withExpired } from '../src/content/site/expiredPages.ts';
import { answerTexts } from '../src/content/words/answerTexts.ts';
import { allPages, loadedContent, withLoadedContent } from '../src/siteContent.ts';
import { availableFiles, putArt, putCode, putImages } from './assets/putAssets.ts';
import { showsStableArt, stablePaths, withStableArt } from './assets/stableArt.ts';
import { openSiteCode, type SiteCode } from './astro/siteCode.ts';
import { buildFolders } from './buildFolders.ts';
import { KnownSite } from './check/KnownSite.ts';
import { fingerprint } from './fingerprint.ts';
import type { FinishedDocument } from './finish/DocumentStyler.ts';
import { putGeneratedFiles, shareCardsOf } from './generated/generatedFiles.ts';
import { drawShareCards } from './generated/shareCards.ts';
import { putSiteForms } from './generated/siteForms.ts';
import { checkLinks, checkRedirects } from './links/checkLinks.ts';
import { LinkedSite } from './links/LinkedSite.ts';
import { plannedSite } from './links/siteAnswer.ts';
import { nextChange } from './nextChange.ts';
import { OutputFolder, restoreSite } from './output/OutputFolder.ts';
import { writeStaticHostFiles } from './output/staticHosts.ts';
import { measurePressPdfs } from './press/pressPdfs.ts';
import { readCommit } from './readCommit.ts';
import { type DocumentFacts, documentFacts } from './render/documentFacts.ts';
import { drawPages } from './render/drawPages.ts';
import { type CachedDocument, documentOf, RenderCache } from './render/RenderCache.ts';
import { putSearchIndex } from './search/searchIndex.ts';

/** SITE_GALLERY=1 builds every named example, one per page, and no pages of the site. */
const isGalleryBuild = Boolean(process.env['SITE_GALLERY']);

/**
 * Builds the site. Reads all content first, so that faults are reported at once. Only the last step touches the
 * existing site: a build that fails before that leaves it unchanged.
 */
export async function buildSite(): Promise<void> {
  const before = fingerprint();
  await Promise.all([loadOpenings(), loadStatus()]);
  await inProduction(() => withLoadedContent(replaceSite));
  await writeFile(buildFolders.stamp, stampText(before));
}

/** Runs a task with NODE_ENV set to production, and restores it afterwards. */
async function inProduction(task: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await task();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

async function replaceSite(): Promise<void> {
  const pages = isGalleryBuild ? [] : allPages();
  // In parallel with bundling, which leaves a processor idle; errors are reported when the cards are added.
  drawShareCards(shareCardsOf(pages)).catch(() => {});
  // In parallel with bundling, too. The pages say how large their PDFs are.
  const measured = measurePressPdfs(pages);
  measured.catch(() => {});
  const code = await openSiteCode();
  await measured;
  const out = await OutputFolder.open(buildFolders.site, buildFolders.own);
  try {
    await (isGalleryBuild ? putGallery(out, code) : putSite(out, code, pages));
    await out.stage();
    // Other hosts would not ask for the password of a preview.
    if (!isGalleryBuild && !isPreview()) writeStaticHostFiles(out.staging);
  } catch (error) {
    await out.abandon();
    throw error;
  }
  // Removed first, so that the site counts as out of date if the build is interrupted from here on.
  await rm(buildFolders.stamp, { force: true });
  await out.publish();
}

/** What a finished build was made from, and until when it is up to date. */
function stampText(sources: string): string {
  return [sources, ...(isGalleryBuild ? [] : [nextChange()])].filter(Boolean).join(' ');
}

/** Whether the built site matches the current sources and settings, and nothing scheduled has come or gone since. */
export function isBuildFresh(): boolean {
  const { site, own, stamp } = buildFolders;
  restoreSite(site, own);
  if (!existsSync(join(site, 'index.html')) || !existsSync(stamp)) return false;
  const [sources, until] = readFileSync(stamp, 'utf8').split(' ');
  return sources === fingerprint() && (until === undefined || Date.now() < Number(until));
}

async function putSite(out: OutputFolder, code: SiteCode, pages: readonly Page[]): Promise<void> {
  const cache = await RenderCache.open(buildFolders.own, pages, availableFiles(code));
  const pageOf = new Map(pages.map((page) => [documentOf(page), page]));
  const outdated = [...pageOf.keys()].filter((file) => !cache.has(file));
  await putCode(out, code);
  if (outdated.length > 0)
    await drawPages(
      code,
      () => outdated,
      async (file, document, queries) => {
        const page = pageOf.get(file);
        if (page === undefined) throw new Error(`${file} is not a page of the content`);
        cache.add(page, document, queries);
        // Which drawings have lasting paths is known once every document is drawn.
        if (!showsStableArt(file)) await putDocument(out, file, document);
      },
    );
  // Saved now, so that the rendered pages survive a failure further on.
  await cache.save();
  const documents = cache.documents();
  checkDocuments(pageOf, documents);
  const lasting = stablePaths(documents);
  for (const [file, { hash, files }] of documents) {
    if (showsStableArt(file)) await out.put(file, withStableArt(await cache.store.read(hash), lasting));
    else await out.putLater(file, hash, () => cache.store.read(hash));
    for (const path of files) await out.putLater(path, path, () => cache.store.read(path));
  }
  await putGeneratedFiles(out, pages);
  const searched = pages.map((page) => {
    const { searchEntries } = documents.get(documentOf(page)) as CachedDocument;
    return { page, searchEntries };
  });
  await putSearchIndex(out, searched);
  await putSiteForms(out, pages);
  const redirects = withExpired(siteRedirects(), loadedContent());
  await putManifest(out, documents, (path) => cache.store.read(path), redirects);
  const known = new KnownSite(loadedContent());
  const planned = plannedSite(out.paths(), redirects, allForms());
  const linked = new LinkedSite(planned, documents, (path) => known.missing(path));
  checkLinks(linked);
  checkRedirects(linked);
}

async function putGallery(out: OutputFolder, code: SiteCode): Promise<void> {
  const documents = new Map<string, DocumentFacts>();
  const files = new Map<string, string>();
  await putCode(out, code);
  await drawPages(
    code,
    (files) => files,
    async (file, document) => {
      documents.set(file, documentFacts(document));
      for (const [path, text] of Object.entries(document.files)) files.set(path, text);
      await putDocument(out, file, document);
    },
  );
  await putSiteForms(out, []);
  await putManifest(out, documents, async (path) => files.get(path) as string);
}

async function putDocument(
  out: OutputFolder,
  file: string,
  { html, files }: FinishedDocument,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) await out.putLater(path, path, async () => text);
  await out.put(file, html);
}

/**
 * Adds the documents’ assets, and the manifest for the server. Throws when a document refers to a missing file.
 *
 * @param read returns a file of the documents, by path
 */
async function putManifest(
  out: OutputFolder,
  documents: ReadonlyMap<string, DocumentFacts>,
  read: (path: string) => Promise<string>,
  redirects: readonly RedirectRule[] = [],
): Promise<void> {
  const assets = await putArt(out, documents, read);
  await putImages(out, documents.values());
  const files = out.paths();
  for (const [file, document] of documents)
    for (const path of document.assets)
      if (!files.has(path)) throw new Error(`${file} refers to /${path}, which this build does not have`);
  const sorted = <Value>(entries: Iterable<[string, Value]>) =>
    Object.fromEntries([...entries].sort(([one], [other]) => one.localeCompare(other)));
  const manifest: SiteManifest = {
    brand: siteConfig.brand.name,
    hosts: siteConfig.hosts,
    answers: answerTexts(),
    bands: priceBandsIfAny(),
    ...(isPreview() && { isPreview: true as const }),
    documents: sorted([...documents].map(([file, { csp }]) => [file, { csp }])),
    assets: sorted(Object.entries(assets)),
    redirects: [...redirects],
  };
  await out.put(SITE_MANIFEST_PATH, JSON.stringify(manifest));
  const commit = readCommit();
  if (commit !== '') await out.put(SITE_COMMIT_PATH, commit);
}

/** Throws unless there is exactly one document for every page. */
function checkDocuments(pages: ReadonlyMap<string, Page>, documents: ReadonlyMap<string, unknown>): void {
  const missing = [...pages.keys()].filter((file) => !documents.has(file));
  if (missing.length > 0 || documents.size !== pages.size)
    throw new Error(
      `the build has ${documents.size} documents of ${pages.size} pages: ${missing.join(', ') || 'two pages share one'}; the site stays as it was`,
    );
}
