import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { pageBudgets } from '../../build/check/pageBudgets.ts';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import { readEnvironment } from '../../server/env.ts';
import type { Wording } from '../../src/content/checking/wordFaults.ts';
import { withUnsavedTexts } from '../../src/content/files/unsavedTexts.ts';
import type { Page } from '../../src/content/Page.ts';
import { checkFile } from './changeContent.ts';
import { fileOf } from './contentPaths.ts';
import type { PageText } from './drawPage.ts';

/** What an editor wants to know about a page besides how it looks. */
export interface PageReport {
  /** The card that is shown where the page is shared: an SVG drawing, or the address of a picture. */
  card?: { svg: string } | { address: string };
  wording: Omit<Wording, 'faults'> & { faults: string[] };
  /** What would keep it from being saved, such as broken links. */
  faults: string[];
  weight?: { budgets: ReturnType<typeof pageBudgets>; html?: number };
}

/** Bytes of a page’s HTML over the wire in the last build, if there was one. */
function builtBytes({ path, locale }: Page): number | undefined {
  const folder = locale === 'en' ? '' : `_hosts/${locale}`;
  const file = join(readEnvironment(process.env).SITE_OUT, folder, path, 'index.html.br');
  return existsSync(file) ? statSync(file).size : undefined;
}

async function cardOf(server: ViteDevServer, page: Page): Promise<PageReport['card']> {
  if (page.meta.ogImg !== undefined) return { address: page.meta.ogImg };
  const module = <Module>(path: string) => importAsPagesDo<Module>(server, path);
  const [{ shareCardOf }, { shareCardSvg }, { shareScene }, { siteConfig }] = await Promise.all([
    module<typeof import('../../src/lib/shareCardAddress.ts')>('src/lib/shareCardAddress.ts'),
    module<typeof import('../../src/scenes/shareCard/shareCardSvg.ts')>(
      'src/scenes/shareCard/shareCardSvg.ts',
    ),
    module<typeof import('../../src/scenes/shareCard/shareScene.ts')>('src/scenes/shareCard/shareScene.ts'),
    module<typeof import('../../config/siteConfig.ts')>('config/siteConfig.ts'),
  ]);
  const { scene, ...card } = shareCardOf(page);
  const drawn = shareScene(scene, card.path, card.tone);
  return { svg: await shareCardSvg({ ...card, brand: siteConfig.brand.name, scene: drawn }) };
}

/**
 * Reports on a page of the default language with its unsaved text; on its card and its weight as the region sees it, if
 * one is given and differs.
 */
export async function pageReport(
  server: ViteDevServer,
  { path, text, region }: PageText,
): Promise<PageReport> {
  const [{ loadPage, loadRegionalPage }, { wordingOf }] = await Promise.all([
    importAsPagesDo<typeof import('../../src/content/site/loadPage.ts')>(
      server,
      'src/content/site/loadPage.ts',
    ),
    importAsPagesDo<typeof import('../../src/content/checking/wordFaults.ts')>(
      server,
      'src/content/checking/wordFaults.ts',
    ),
  ]);
  const texts = new Map([[fileOf(path), text]]);
  const { faults: wordFaults, ...wording } = withUnsavedTexts(texts, () => wordingOf(path));
  const report = {
    wording: { ...wording, faults: wordFaults.map((fault) => fault.text) },
    faults: (await checkFile(server, path, text)).faults.map((fault) => fault.text),
  };
  let page: Page;
  try {
    const entry = path.slice('en/'.length);
    page = withUnsavedTexts(texts, () => (region && loadRegionalPage(entry, region)) || loadPage(entry));
  } catch {
    // The faults say why there is no page.
    return report;
  }
  const card = await cardOf(server, page);
  const html = builtBytes(page);
  return {
    ...report,
    ...(card ? { card } : {}),
    weight: { budgets: pageBudgets(page.path), ...(html === undefined ? {} : { html }) },
  };
}
