import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { siteConfig } from '../config/site.ts';
import type { SiteManifest } from '../shared/site/SiteManifest.ts';
import { IMAGE_CACHE, MEDIA_ROOT } from '../src/lib/images/mediaImages.ts';
import { ART_CACHE } from '../src/scenes/artFiles.ts';
import { checkLinks } from './checkLinks.ts';
import { COMPRESSIBLE, compress } from './compress.ts';
import {
  attributesIn,
  classesIn,
  contentSecurityPolicy,
  hoistStyleAttributes,
  svgPolicy,
} from './documents.ts';
import { markPanel, panelOf } from './panels.ts';
import { PrunableCss } from './pruneCss.ts';
import { ShortClassNames } from './shortClassNames.ts';

/** Stylesheets that Astro made. */
const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const ART_ADDRESS = /\/_art\/([a-z0-9-]+\.[0-9a-f]{8}(?:\.still)?\.svg)/g;
const IMAGE_ADDRESS = /\/_img\/[a-z0-9-]+\.[0-9a-f]{8}\.webp/g;

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** Runs a task over items, so many at once. */
async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: limit }, async () => {
      for (const item of queue) await task(item);
    }),
  );
}

class Stylesheets {
  readonly #sheets = new Map<string, Promise<PrunableCss>>();
  readonly #out: string;

  constructor(out: string) {
    this.#out = out;
  }

  /** The stylesheets at these addresses, in order, as one that can be pruned. */
  async at(addresses: readonly string[]): Promise<PrunableCss> {
    const key = addresses.join(' ');
    let sheet = this.#sheets.get(key);
    if (!sheet) {
      sheet = Promise.all(addresses.map((address) => readFile(join(this.#out, address), 'utf8'))).then(
        (texts) => new PrunableCss(texts.join('\n')),
      );
      this.#sheets.set(key, sheet);
    }
    return sheet;
  }
}

/** Where SectionList.astro says that the first view ends. */
const FIRST_VIEW_END = '<!--first-view-end-->';

/** Classes of what is closed when a page opens: the panels of the menus, which the header's own rules hide. */
const CLOSED_AT_FIRST = /^(Menus|MobileMenu)-/;

/** A rest of fewer characters is not worth a request of its own. */
const SMALLEST_REST = 2000;

/** Bytes that a server may send before it hears from the browser: ten packets. */
const FIRST_WINDOW = 14_600;

/** What a document weighs over the wire, a tenth too much: at the quick setting of the compression. */
function roughSize(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

interface StyledDocument {
  html: string;
  /** Rules of a part that scripts show on other pages; empty where there is none. */
  panel: string;
  /** Rules that only what follows the first view uses; empty when they are not worth a file of their own. */
  rest: string;
}

/**
 * Puts into a document the rules that its first view uses, in place of links to stylesheets, and sets apart those that
 * only the rest of the page uses. No style attribute stays.
 */
async function inlineStyles(html: string, stylesheets: Stylesheets): Promise<StyledDocument> {
  const addresses = [...html.matchAll(STYLESHEET_LINK)].map((match) => match[1] ?? '');
  if (addresses.length === 0) return { html, rest: '', panel: '' };
  const hoisted = hoistStyleAttributes(html, FIRST_VIEW_END);
  const sheet = await stylesheets.at(addresses);
  const classes = classesIn(hoisted.html);
  const above = hoisted.html.slice(0, hoisted.html.indexOf(FIRST_VIEW_END));
  const part = panelOf(hoisted.html);
  const panel = part === undefined ? '' : sheet.split(classesIn(part), { classes: new Set() }).rest;
  const bare = hoisted.html.replaceAll(STYLESHEET_LINK, '');
  const withStyles = (css: string) => bare.replace('</head>', () => `<style>${css}</style></head>`);
  const whole = withStyles(sheet.prune(classes) + hoisted.first + hoisted.rest);
  if (!hoisted.html.includes(FIRST_VIEW_END) || roughSize(whole) <= FIRST_WINDOW)
    return { html: whole, rest: '', panel };
  const { first, rest } = sheet.split(classes, {
    classes: new Set([...classesIn(above)].filter((name) => !CLOSED_AT_FIRST.test(name))),
    attributes: attributesIn(above),
  });
  if (rest.length < SMALLEST_REST) return { html: whole, rest: '', panel };
  return { html: withStyles(first + hoisted.first), rest: rest + hoisted.rest, panel };
}

/**
 * The documents with their styles: rules of the first view inside, the rest in a file that is linked where the first
 * view ends, so that words and drawing above it need not wait for it.
 */
async function styleDocuments(out: string): Promise<Map<string, string>> {
  const stylesheets = new Stylesheets(out);
  const files = await listFiles(out);
  const styled = new Map<string, StyledDocument>();
  await inParallel(
    files.filter((file) => file.endsWith('.html')),
    4,
    async (file) => {
      styled.set(file, await inlineStyles(await readFile(join(out, file), 'utf8'), stylesheets));
    },
  );
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFile(join(out, file), 'utf8'));
  const names = new ShortClassNames(
    [...styled.values()].map(({ html }) => html),
    await Promise.all(scripts),
  );
  const documents = new Map<string, string>();
  const writeRules = async (name: string, rules: string) => {
    const css = names.inStyles(rules);
    const address = `_astro/${name}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
    await writeFile(join(out, address), css);
    return `/${address}`;
  };
  for (const [file, { html, rest, panel }] of styled) {
    const link = rest ? `<link rel="stylesheet" href="${await writeRules('rest', rest)}">` : '';
    const finished = await fetchScriptsLater(out, names.inDocument(html));
    const whole = finished.html.replace(FIRST_VIEW_END, link);
    documents.set(file, panel ? markPanel(whole, await writeRules('panel', panel), finished.islands) : whole);
  }
  return documents;
}

/** The script of every page, as Astro links it, and those inside pages that hydrate islands. */
const PAGE_SCRIPT = /<script type="module" src="(\/_astro\/Document[^"]+)"><\/script>/;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const ISLAND_SCRIPT = /astro-island|astro:intent/;

/**
 * Fetches the scripts of a page after its first picture, which they must not delay: the one of every page, and what
 * hydrates islands, which becomes a file. A script that does not come reloads the page, at most once in 60 s: the same
 * guard, and the same place in memory, as src/behaviours/reloadOnce.ts.
 */
async function fetchScriptsLater(out: string, html: string): Promise<{ html: string; islands: string }> {
  const islands: string[] = [];
  const bare = html.replace(INLINE_SCRIPT, (whole, text: string) => {
    if (!ISLAND_SCRIPT.test(text)) return whole;
    islands.push(text);
    return '';
  });
  const page = PAGE_SCRIPT.exec(bare)?.[1];
  if (page === undefined) return { html, islands: '' };
  const addresses = [page];
  if (islands.length > 0) {
    const text = islands.join('\n');
    const address = `/_astro/islands.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
    await writeFile(join(out, address), text);
    addresses.push(address);
  }
  const imports = addresses.map((address) => `import("${address}")`);
  const script = `requestAnimationFrame(()=>setTimeout(()=>Promise.all([${imports.join(',')}]).catch(()=>{let s=sessionStorage,n=Date.now();if(navigator.onLine&&n-(s.reloaded||0)>=6e4){s.reloaded=n;location.reload()}})))`;
  return { html: bare.replace(PAGE_SCRIPT, () => `<script>${script}</script>`), islands: addresses[1] ?? '' };
}

async function copyArt(
  out: string,
  documents: ReadonlyMap<string, string>,
): Promise<Record<string, { csp: string }>> {
  const names = new Set<string>();
  for (const html of documents.values())
    for (const match of html.matchAll(ART_ADDRESS)) names.add(match[1] ?? '');
  const assets: Record<string, { csp: string }> = {};
  await mkdir(join(out, '_art'), { recursive: true });
  await inParallel([...names], 8, async (name) => {
    const source = join(ART_CACHE, name);
    if (!existsSync(source)) throw new Error(`${source} is missing: delete .cache and build again`);
    await copyFile(source, join(out, '_art', name));
    assets[`_art/${name}`] = { csp: svgPolicy(await readFile(source, 'utf8')) };
  });
  return assets;
}

/** Copies the pictures that pages show: resized ones by name, or the folder of pictures as they are. */
async function copyImages(out: string, documents: ReadonlyMap<string, string>): Promise<void> {
  if (siteConfig.images.provider === 'static' && existsSync(MEDIA_ROOT))
    await cp(MEDIA_ROOT, join(out, 'media'), { recursive: true });
  const names = new Set([...documents.values()].flatMap((html) => html.match(IMAGE_ADDRESS) ?? []));
  if (names.size > 0) await mkdir(join(out, '_img'), { recursive: true });
  await inParallel([...names], 8, (name) =>
    copyFile(join(IMAGE_CACHE, basename(name)), join(out, '_img', basename(name))),
  );
}

export interface FinishOptions {
  /** Writes the files that are made from code and from the finished documents, before links are followed. */
  extra?: (out: string, documents: ReadonlyMap<string, string>) => Promise<void>;
  /** false for a build whose pages lead to pages that are not part of it. */
  areLinksChecked?: boolean;
}

/**
 * Turns Astro's output into what the server serves: each page with its own rules inline and its own content security
 * policy, drawings copied, links checked, everything compressed, and a manifest that tells the server of it.
 * Throws with page, link and remedy when a link leads nowhere.
 */
export async function finishBuild(
  out: string,
  { extra, areLinksChecked = true }: FinishOptions,
): Promise<{ pages: number }> {
  const documents = await styleDocuments(out);
  const assets = await copyArt(out, documents);
  await copyImages(out, documents);
  await extra?.(out, documents);
  if (areLinksChecked) checkLinks(documents, new Set(await listFiles(out)));

  const styles = siteConfig.schedulingStylesheet ? [new URL(siteConfig.schedulingStylesheet).origin] : [];
  const { provider, cdnBase } = siteConfig.images;
  const images = provider === 'cdn' && cdnBase ? [new URL(cdnBase).origin] : [];
  const manifest: SiteManifest = { brand: siteConfig.brand.name, documents: {}, assets };
  for (const [file, html] of [...documents].sort(([a], [b]) => a.localeCompare(b))) {
    await writeFile(join(out, file), html);
    manifest.documents[file] = { csp: contentSecurityPolicy(html, { styles, images }) };
  }
  await inParallel(
    (await listFiles(out)).filter((file) => COMPRESSIBLE.test(file)),
    4,
    async (file) => {
      const { br, gz } = await compress(await readFile(join(out, file)));
      await Promise.all([writeFile(join(out, `${file}.br`), br), writeFile(join(out, `${file}.gz`), gz)]);
    },
  );
  const manifestPath = join(out, '.site', 'manifest.json');
  await mkdir(dirname(manifestPath), { recursive: true });
  await writeFile(manifestPath, JSON.stringify(manifest));
  return { pages: documents.size };
}
