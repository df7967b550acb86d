import type { ViteDevServer } from 'vite';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import type { ContentError, ContentFault } from '../../src/content/contentError.ts';
import { contentRoot } from '../../src/content/contentRoot.ts';
import type { loadPage } from '../../src/content/loadContent.ts';
import type { Page } from '../../src/content/Page.ts';
import { withUnsavedTexts } from '../../src/content/unsavedTexts.ts';
import { CANVAS_PATH, drawn } from '../canvas/drawnPage.ts';
import { versionOf } from '../saving/contentFile.ts';

/** A rendered page, split into its sections and what surrounds them. */
export interface Drawing {
  /** Styles and fonts of the page; absent if the editor already has them. */
  head?: string;
  headVersion: string;
  /** Title and description, as search results show them. */
  title: string;
  description: string;
  /** Attributes of html and body. */
  root: string;
  /** Markup of the body before the first section and after the last. */
  before: string;
  after: string;
  /** Markup of each section by its index in the page’s file, and of sections that are not in the file. */
  sections: Readonly<Record<number, string>>;
}

/** A request to draw a page of the default language, with the unsaved text of its file. */
export interface PageText {
  /** Its file, below content/. */
  path: string;
  text: string;
  /** Version of the head that is on the canvas. */
  knownHead?: string | undefined;
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
    return [Number(place), withoutScripts(markup).replaceAll('<!--first-view-end-->', '').trim()] as const;
  });
  return {
    head: styles.join('\n'),
    headVersion: versionOf(styles.join('\n')),
    title: unescapeHtml(between(head, /<title[^>]*>/, '</title>')),
    description: unescapeHtml(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
    root: root.trim(),
    before: withoutScripts(before),
    after: withoutScripts(body.slice(end)),
    sections: Object.fromEntries(sections),
  };
}

/** Renders pages that are being edited, one at a time, with the pipeline that renders the site. */
export class PageDrawer {
  readonly #server: ViteDevServer;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(server: ViteDevServer) {
    this.#server = server;
  }

  /** Renders the page with its unsaved text, or returns the faults that the loader finds in it. */
  draw(page: PageText): Promise<{ faults: readonly ContentFault[]; drawing?: Drawing }> {
    const turn = this.#turn.then(() => this.#draw(page));
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #draw({ path, text, knownHead }: PageText) {
    const [loader, { loadedContent }] = await Promise.all([
      this.#module<{ loadPage: typeof loadPage }>('src/content/loadContent.ts'),
      this.#module<typeof import('../../src/siteContent.ts')>('src/siteContent.ts'),
    ]);
    // All other pages are read as saved.
    loadedContent();
    const texts = new Map([[`${contentRoot()}/${path}`, text]]);
    let page: Page;
    try {
      page = withUnsavedTexts(texts, () => loader.loadPage(path.slice('en/'.length)));
    } catch (error) {
      const faults = (error as Partial<ContentError>).faults;
      if (!faults) throw error;
      return { faults };
    }
    Object.assign(drawn, { page, texts });
    const { port } = this.#server.config.server;
    const answer = await fetch(`http://localhost:${port}${CANVAS_PATH}`);
    const html = await answer.text();
    if (!answer.ok) return { faults: [{ file: `${contentRoot()}/${path}`, text: textOf(html) }] };
    const { head, ...drawing } = cutPage(html);
    const isKnown = drawing.headVersion === knownHead;
    return { faults: [], drawing: isKnown || head === undefined ? drawing : { ...drawing, head } };
  }

  #module<Module>(path: string): Promise<Module> {
    return importAsPagesDo<Module>(this.#server, path);
  }
}

const textOf = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    // Where in the code it happened says nothing to an editor.
    .replace(/\n\s+at [\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .slice(0, 600)
    .trim();
