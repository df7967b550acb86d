import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';
import type { ContentError, ContentFault } from '../../src/content/files/contentError.ts';
import type { Locale } from '../../src/content/files/locale.ts';
import { withUnsavedTexts } from '../../src/content/files/unsavedTexts.ts';
import type { Page } from '../../src/content/Page.ts';
import type { loadPage, loadRegionalPage } from '../../src/content/site/loadPage.ts';
import { CANVAS_PATH, drawn } from '../canvas/drawnPage.ts';
import { versionOf } from '../saving/contentFile.ts';
import { isContentFile } from './changeContent.ts';
import { fileOf } from './contentPaths.ts';

/** A rendered page, split into its sections and what surrounds them. */
export interface Drawing {
  /** Styles and fonts of the page; absent if the editor already has them. */
  head?: string;
  headVersion: string;
  /** Title and description, as search results show them. */
  title: string;
  description: string;
  /** Its address for visitors. */
  address: string;
  /** Attributes of html and body. */
  root: string;
  /** Markup of the body before the first section and after the last. */
  before: string;
  after: string;
  /** Markup of each section by its index in the page’s file, and of sections that are not in the file. */
  sections: Readonly<Record<number, string>>;
  /** What the region reads differently, if it was asked for: indexes of sections. Absent if the page is the same. */
  differing?: readonly number[];
}

/** A request to draw a page, with the unsaved text of its file: that of the default language, or what differs from it. */
export interface PageText {
  /** Its file, below content/. */
  path: string;
  text: string;
  /** Version of the head that is on the canvas. */
  knownHead?: string | undefined;
  /** The region as which to see it; implied by the path of a regional file. */
  region?: Locale | undefined;
}

const between = (text: string, start: RegExp, end: string) => {
  const from = start.exec(text);
  if (!from) return '';
  const rest = text.slice(from.index + from[0].length);
  return rest.slice(0, rest.indexOf(end));
};

const withoutScripts = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, '');

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&');

/** Splits a rendered page into its parts. */
export function cutPage(html: string): Drawing {
  const head = between(html, /<head[^>]*>/, '</head>');
  const [styles] = [head.match(/<style\b[\s\S]*?<\/style>|<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? []];
  const body = between(html, /<body[^>]*>/, '</body>');
  const [, root = ''] = /<html([^>]*)>/.exec(html) ?? [];
  const end = body.lastIndexOf('</main>');
  const [before = '', ...parts] = body.slice(0, end).split(/<!--section (?=-?\d+-->)/);
  const sections = parts.map((part) => {
    const [, place, markup = ''] = /^(-?\d+)-->([\s\S]*)$/.exec(part) ?? [];
    return [Number(place), withoutScripts(markup).replace(BUILD_MARKS.firstViewEnd, '').trim()] as const;
  });
  return {
    head: styles.join('\n'),
    headVersion: versionOf(styles.join('\n')),
    title: unescapeHtml(between(head, /<title[^>]*>/, '</title>')),
    description: unescapeHtml(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
    address: unescapeHtml(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ''),
    root: root.trim(),
    before: withoutScripts(before),
    after: withoutScripts(body.slice(end)),
    sections: Object.fromEntries(sections),
  };
}

interface Loader {
  loadPage: typeof loadPage;
  loadRegionalPage: typeof loadRegionalPage;
}

const regionOf = (path: string) => (path.startsWith('en/') ? undefined : path.split('/')[0]);

/** The file of the default language, within its folder, that a page's file belongs to. */
function entryOf(path: string): string {
  const id = path.replace(/^[^/]+\/|\.(?:yaml|mdx)$/g, '');
  return isContentFile(`en/${id}.mdx`) ? `${id}.mdx` : `${id}.yaml`;
}

/** Indexes of the sections that the region reads differently. */
const differences = ({ sections }: Page, regional: Page) =>
  regional.sections.flatMap((section, index) =>
    JSON.stringify(section) === JSON.stringify(sections[index]) ? [] : [index],
  );

/** Renders pages that are being edited, one at a time, with the pipeline that renders the site. */
export class PageDrawer {
  readonly #server: ViteDevServer;
  readonly #headers: Readonly<Record<string, string>>;
  #turn: Promise<unknown> = Promise.resolve();
  /** The text that was last rendered without a fault. */
  #faultless: { path: string; text: string } | undefined;

  /** @param headers for requests of the canvas */
  constructor(server: ViteDevServer, headers: Readonly<Record<string, string>> = {}) {
    this.#server = server;
    this.#headers = headers;
  }

  /** Renders the page with its unsaved text, or returns the faults that the loader finds in it. */
  draw(page: PageText): Promise<{ faults: readonly ContentFault[]; drawing?: Drawing }> {
    const turn = this.#turn.then(() => this.#draw(page));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  /** The faults of a page with its unsaved text, which is not rendered again if it has just been on the canvas. */
  async faultsOf(path: string, text: string): Promise<readonly ContentFault[]> {
    await this.#turn;
    if (this.#faultless?.path === path && this.#faultless.text === text) return [];
    return (await this.draw({ path, text })).faults;
  }

  async #draw({ path, text, knownHead, region = regionOf(path) }: PageText) {
    const [loader] = await Promise.all([
      importAsPagesDo<Loader>(this.#server, 'src/content/site/loadPage.ts'),
      // Registers the sections that pages may have.
      importAsPagesDo(this.#server, 'src/siteContent.ts'),
    ]);
    const texts = new Map([[fileOf(path), text]]);
    let page: Page;
    let regional: Page | undefined;
    try {
      [page, regional] = withUnsavedTexts(texts, () => {
        const entry = entryOf(path);
        return [loader.loadPage(entry), region ? loader.loadRegionalPage(entry, region) : undefined] as const;
      });
    } catch (error) {
      const faults = (error as Partial<ContentError>).faults;
      if (!faults) throw error;
      return { faults };
    }
    Object.assign(drawn, { page: regional ?? page, texts });
    const { port } = this.#server.config.server;
    const answer = await fetch(`http://localhost:${port}${CANVAS_PATH}`, { headers: this.#headers });
    const html = await answer.text();
    if (!answer.ok) return { faults: [{ file: fileOf(path), text: textOf(html) }] };
    // A page as a region sees it says nothing about the default one.
    if (region === regionOf(path)) this.#faultless = { path, text };
    const differing = regional && { differing: differences(page, regional) };
    const { head, ...drawing } = { ...cutPage(html), ...differing };
    const isKnown = drawing.headVersion === knownHead;
    return { faults: [], drawing: isKnown || head === undefined ? drawing : { ...drawing, head } };
  }
}

const textOf = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    // The stack trace means nothing to an editor.
    .replace(/\n\s+at [\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .slice(0, 600)
    .trim();
