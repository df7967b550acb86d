import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { trackingConfig } from '../../config/tracking.ts';
import { BUILD_MARKS, RELOAD } from '../../shared/site/buildMarks.ts';
import { FIRST_WINDOW } from '../output/compress.ts';
import { addTracking } from './addTracking.ts';
import { markPanel, panelOf } from './enquiryPanel.ts';
import { attributesIn, classesIn, hoistStyleAttributes } from './markup.ts';
import { type Markup, PrunableCss } from './pruneCss.ts';
import { contentSecurityPolicy, type PolicyHosts } from './securityPolicy.ts';

/** Stylesheets that Astro emitted. */
const STYLESHEET_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

const CLOSED_CLASS = new RegExp(`^(${BUILD_MARKS.closedAtFirst.join('|')})-`);

/** Rules shorter than this, in characters, are not worth a request of their own. */
const SMALLEST_REST = 2000;

/** The script of every page, as Astro links it, and those inside pages that hydrate islands. */
const PAGE_SCRIPT = /<script type="module" src="(\/[^"]+)"><\/script>/;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const ISLAND_SCRIPT = /astro-island|astro:intent/;

/** Astro’s id of an island: no script reads it, and it depends on the build folder. */
const ISLAND_ID = /(?<=<astro-island) uid="[^"]*"/g;

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

/** Transfer size of a document, about a tenth too high: compressed at the quick setting. */
function roughSize(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
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

/** A document with its rules. */
interface StyledDocument {
  html: string;
  /** Rules used only below the first view; empty when they are not worth a file of their own. */
  rest: string;
  /** Rules of a part that scripts show on other pages; empty if there is none. */
  panel: string;
}

/** Turns the documents that Astro emits into the documents that the server sends, one by one. */
export class DocumentStyler {
  readonly #astro: AstroFiles;
  readonly #hosts: PolicyHosts;
  readonly #sheets = new Map<string, PrunableCss>();
  readonly #scriptedAttributes: ReadonlySet<string>;

  constructor(astro: AstroFiles, hosts: PolicyHosts) {
    this.#astro = astro;
    this.#hosts = hosts;
    this.#scriptedAttributes = dataAttributesIn(astro.scripts);
  }

  /**
   * A document with its styles, its policy and its own files. The rules of the first view are inlined. The rest is a
   * file linked where the first view ends, so that nothing above it waits for that file.
   */
  finish(html: string): FinishedDocument {
    const files: Record<string, string> = {};
    const keep = (name: string, ending: string, text: string) => {
      const path = `${BUILD_MARKS.folders.code}/${name}.${shortHash(text)}.${ending}`;
      files[path] = text;
      return `/${path}`;
    };
    const { html: styled, rest, panel } = this.#style(html.replace(ISLAND_ID, ''));
    const link = rest
      ? `<link rel="stylesheet" fetchpriority="low" href="${keep('rest', 'css', rest)}">`
      : '';
    const later = fetchScriptsLater(styled, (text) => keep('islands', 'js', text));
    const whole = later.html.replace(BUILD_MARKS.firstViewEnd, link);
    const marked = panel ? markPanel(whole, keep('panel', 'css', panel), later.islands) : whole;
    const finished = addTracking(marked, trackingConfig);
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
  #style(html: string): StyledDocument {
    const addresses = [...html.matchAll(STYLESHEET_LINK)].map((match) => match[1] ?? '');
    if (addresses.length === 0) return { html, rest: '', panel: '' };
    const hoisted = hoistStyleAttributes(html);
    const sheet = this.#sheetAt(addresses);
    const markup = markupOf(hoisted.html);
    const part = panelOf(hoisted.html);
    const panel = part === undefined ? '' : sheet.split(markupOf(part), { classes: new Set() }).rest;
    const bare = hoisted.html.replaceAll(STYLESHEET_LINK, '');
    const withStyles = (css: string) => bare.replace('</head>', () => `<style>${css}</style></head>`);
    const whole = withStyles(sheet.prune(markup) + hoisted.stylesOf(bare).used);
    const [above = '', ...below] = bare.split(BUILD_MARKS.firstViewEnd);
    if (below.length > 1)
      throw new Error(
        'a page marks the end of its first view twice: does a script of it import BUILD_MARKS?',
      );
    if (below.length === 0 || roughSize(whole) <= FIRST_WINDOW) return { html: whole, rest: '', panel };
    const { first, rest } = sheet.split(markup, {
      classes: new Set([...classesIn(above)].filter((name) => !CLOSED_CLASS.test(name))),
      attributes: attributesIn(above),
    });
    if (rest.length < SMALLEST_REST) return { html: whole, rest: '', panel };
    const styles = hoisted.stylesOf(above);
    return { html: withStyles(first + styles.used), rest: rest + styles.others, panel };
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
