import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { trackingConfig } from '../config/tracking.ts';
import { FIRST_VIEW_END, RELOAD } from '../shared/site/buildMarks.ts';
import { addTracking } from './addTracking.ts';
import { FIRST_WINDOW } from './compress.ts';
import {
  attributesIn,
  classesIn,
  contentSecurityPolicy,
  hoistStyleAttributes,
  type PolicyHosts,
} from './documents.ts';
import { markPanel, panelOf } from './panels.ts';
import { plainMarkup } from './plainMarkup.ts';
import { type Markup, PrunableCss } from './pruneCss.ts';
import { ShortClassNames } from './shortClassNames.ts';
import { propertiesReadIn, withoutUnusedProperties } from './unusedProperties.ts';

/** Stylesheets that Astro emitted. */
const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Stylesheets of what is closed when a page opens: the menu panels, which the header’s own rules hide. */
export const CLOSED_AT_FIRST = ['Menus', 'MenuLinks', 'PlatformMenu', 'ProductGlyph', 'MobileMenu'];
const CLOSED_CLASS = new RegExp(`^(${CLOSED_AT_FIRST.join('|')})-`);

/** Rules shorter than this, in characters, are not worth a request of their own. */
const SMALLEST_REST = 2000;

/** The script of every page, as Astro links it, and those inside pages that hydrate islands. */
const PAGE_SCRIPT = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const ISLAND_SCRIPT = /astro-island|astro:intent/;

/** A document in the form that the server sends. */
export interface FinishedDocument {
  html: string;
  /** Its content security policy. */
  csp: string;
  /** Its own files, content-addressed, by path below the root. */
  files: Record<string, string>;
}

/** What Astro emitted besides the documents, by path below the root. */
export interface AstroFiles {
  /** Text of every stylesheet. */
  styles: ReadonlyMap<string, string>;
  /** Text of every script. */
  scripts: readonly string[];
}

/**
 * Size at which a document needs a second round trip, in bytes as the quick compression counts them (8 to 13 % more
 * than the strongest). A second round trip has room for another 29 kB, so the rules of further sections can travel in
 * the document instead of in a file that competes with the first picture for bandwidth.
 */
const SECOND_WINDOW = { from: FIRST_WINDOW * 1.13, to: 23_500 };

/** Transfer size of a document, about a tenth too high: compressed at the quick setting. */
function roughSize(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** A document with only one of its first-view markers left. */
function withOneMark(html: string, place: number): string {
  let count = 0;
  return html.replaceAll(FIRST_VIEW_END, (mark) => (count++ === place ? mark : ''));
}

const markupOf = (html: string): Markup => ({ classes: classesIn(html), attributes: attributesIn(html) });

/**
 * Data attributes that scripts name, either as an attribute (`data-is-open`) or as a property of a dataset (`isOpen`).
 */
function dataAttributesIn(scripts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const script of scripts) {
    for (const [name] of script.matchAll(/\bdata-[a-z][a-z0-9-]*/g)) names.add(name);
    for (const [, property = ''] of script.matchAll(/\bdataset\??\.([a-zA-Z]\w*)/g))
      names.add(`data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }
  return names;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A document and its rules, split at one candidate end of the first view. */
interface StyledDocument {
  html: string;
  /** Rules used only below the first view; empty when they are not worth a file of their own. */
  rest: string;
}

/** What a document is assembled from, wherever its first view ends. */
interface OpenedDocument {
  /** Rules of a part that scripts show on other pages; empty if there is none. */
  panel: string;
  /** Number of candidate ends; 0 if all rules come with the document. */
  places: number;
  styleAt: (place: number) => StyledDocument;
}

/** Turns the documents that Astro emits into the documents that the server sends, one by one. */
export class DocumentStyler {
  readonly #astro: AstroFiles;
  readonly #hosts: PolicyHosts;
  readonly #names: ShortClassNames;
  readonly #sheets = new Map<string, PrunableCss>();
  /** Custom properties that a script sets or reads. */
  readonly #inScripts: ReadonlySet<string>;
  readonly #scriptedAttributes: ReadonlySet<string>;

  constructor(astro: AstroFiles, hosts: PolicyHosts) {
    this.#astro = astro;
    this.#hosts = hosts;
    this.#names = new ShortClassNames(astro.styles.values(), astro.scripts);
    this.#inScripts = new Set(astro.scripts.flatMap((script) => script.match(/--[a-z][\w-]*/g) ?? []));
    this.#scriptedAttributes = dataAttributesIn(astro.scripts);
  }

  /**
   * A document with its styles, its policy and its own files. The rules of the first view are inlined, and more of them
   * if they fit into the round trips that the document takes anyway. The rest is a file linked where the first view
   * ends, so that nothing above it waits for that file.
   */
  finish(html: string): FinishedDocument {
    const opened = this.#open(html);
    const smallest = this.#finishAt(opened, 0);
    if (opened.places < 2 || roughSize(smallest.html) <= SECOND_WINDOW.from) return smallest;
    // The last candidate that still fits: each later one inlines more rules.
    let best = smallest;
    let fits = 0;
    let exceeds = opened.places;
    while (exceeds - fits > 1) {
      const place = (fits + exceeds) >> 1;
      const larger = this.#finishAt(opened, place);
      if (roughSize(larger.html) <= SECOND_WINDOW.to) [best, fits] = [larger, place];
      else exceeds = place;
    }
    return best;
  }

  /** The document with its first view ending at the marker with this index. */
  #finishAt({ panel, styleAt }: OpenedDocument, place: number): FinishedDocument {
    const files: Record<string, string> = {};
    const keep = (name: string, ending: string, text: string) => {
      const path = `_astro/${name}.${shortHash(text)}.${ending}`;
      files[path] = text;
      return `/${path}`;
    };
    const rules = (name: string, css: string) => keep(name, 'css', this.#names.inStyles(css));
    const { html: styled, rest } = styleAt(place);
    const link = rest ? `<link rel="stylesheet" fetchpriority="low" href="${rules('rest', rest)}">` : '';
    const later = fetchScriptsLater(this.#names.inDocument(styled), (text) => keep('islands', 'js', text));
    const whole = later.html.replace(FIRST_VIEW_END, link);
    const marked = panel ? markPanel(whole, rules('panel', panel), later.islands) : whole;
    const finished = addTracking(plainMarkup(marked), trackingConfig);
    return { html: finished, csp: contentSecurityPolicy(finished, this.#hosts), files };
  }

  /** The stylesheets at these addresses, in order, as one that can be pruned. */
  #sheetAt(addresses: readonly string[]): PrunableCss {
    const key = addresses.join(' ');
    let sheet = this.#sheets.get(key);
    if (!sheet) {
      const texts = addresses.map((address) => {
        const text = this.#astro.styles.get(address.slice(1));
        if (text === undefined) throw new Error(`a page links ${address}, which Astro did not write`);
        return text;
      });
      sheet = new PrunableCss(texts.join('\n'), (name) => this.#scriptedAttributes.has(name));
      this.#sheets.set(key, sheet);
    }
    return sheet;
  }

  /**
   * Removes the style attributes from a document and generates rules for them. Rules replace the stylesheet links:
   * those used by the first view, separate from those used only by the rest of the page.
   */
  #open(html: string): OpenedDocument {
    const addresses = [...html.matchAll(STYLESHEET_LINK)].map((match) => match[1] ?? '');
    if (addresses.length === 0)
      return { panel: '', places: 0, styleAt: () => ({ html: withOneMark(html, 0), rest: '' }) };
    const hoisted = hoistStyleAttributes(html);
    const sheet = this.#sheetAt(addresses);
    const markup = markupOf(hoisted.html);
    const part = panelOf(hoisted.html);
    const panel = part === undefined ? '' : sheet.split(markupOf(part), { classes: new Set() }).rest;
    const bare = hoisted.html.replaceAll(STYLESHEET_LINK, '');
    const withStyles = (css: string, place: number) =>
      withOneMark(bare, place).replace('</head>', () => `<style>${css}</style></head>`);
    const readElsewhere = propertiesReadIn(bare, panel);
    const lean = (...styles: string[]) =>
      withoutUnusedProperties(styles, (name) => readElsewhere.has(name) || this.#inScripts.has(name));
    const [all = ''] = lean(sheet.prune(markup) + hoisted.stylesOf(hoisted.html).used);
    const wholeAt = (place: number): StyledDocument => ({ html: withStyles(all, place), rest: '' });
    const parts = hoisted.html.split(FIRST_VIEW_END);
    if (parts.length === 1 || roughSize(wholeAt(0).html) <= FIRST_WINDOW)
      return { panel, places: 0, styleAt: wholeAt };
    const styleAt = (place: number): StyledDocument => {
      const above = parts.slice(0, place + 1).join('');
      const { first, rest } = sheet.split(markup, {
        classes: new Set([...classesIn(above)].filter((name) => !CLOSED_CLASS.test(name))),
        attributes: attributesIn(above),
      });
      if (rest.length < SMALLEST_REST) return wholeAt(place);
      const styles = hoisted.stylesOf(above);
      const [inside = '', apart = ''] = lean(first + styles.used, rest + styles.others);
      return { html: withStyles(inside, place), rest: apart };
    };
    return { panel, places: parts.length - 1, styleAt };
  }
}

/**
 * Loads the scripts of a page after its first paint (src/lib/firstPaint.ts), so that they cannot delay it: the script
 * of every page, and what hydrates islands, which becomes a file. A script that fails to load reloads the page, at
 * most once in a while, as src/behaviors/reloadOnce.ts does.
 */
function fetchScriptsLater(html: string, keep: (text: string) => string): { html: string; islands: string } {
  const islands: string[] = [];
  const bare = html.replace(INLINE_SCRIPT, (whole, text: string) => {
    if (!ISLAND_SCRIPT.test(text)) return whole;
    islands.push(text);
    return '';
  });
  const page = PAGE_SCRIPT.exec(bare)?.[1];
  if (page === undefined) return { html, islands: '' };
  const addresses = [page];
  if (islands.length > 0) addresses.push(keep(islands.join('\n')));
  const imports = addresses.map((address) => `import("${address}")`);
  const script = `firstPaint.then(()=>Promise.all([${imports.join(',')}])).catch(()=>{try{let s=sessionStorage,n=Date.now();if(navigator.onLine&&n-(s.${RELOAD.key}||0)>=${RELOAD.guard}){s.${RELOAD.key}=n;location.reload()}}catch{}})`;
  return { html: bare.replace(PAGE_SCRIPT, () => `<script>${script}</script>`), islands: addresses[1] ?? '' };
}
