import { createHash } from 'node:crypto';

const ATTRIBUTE_CLASS = / class="([^"]*)"/g;

/** A script or stylesheet, which is left unchanged; or a tag up to its style attribute, with the attribute’s value. */
const STYLE_ATTRIBUTE =
  /<(script|style)\b[\s\S]*?<\/\1>|(<[a-z](?:[^>"']|"[^"]*"|'[^']*')*?) style="([^"]*)"/g;

/** Every class used in a document. */
export function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const match of html.matchAll(ATTRIBUTE_CLASS)) {
    for (const name of (match[1] ?? '').split(/\s+/)) if (name) classes.add(name.replaceAll('&amp;', '&'));
  }
  return classes;
}

/** Every attribute in a document except classes and styles, as `[name]` and, with its value, `[name=value]`. */
export function attributesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const [tag] of html.matchAll(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi))
    for (const [, name = '', value] of tag.matchAll(/\s([a-zA-Z][\w:-]*)(?:="([^"]*)")?/g)) {
      attributes.add(`[${name}]`);
      if (value !== undefined) attributes.add(`[${name}=${value}]`);
    }
  return attributes;
}

/** A document without style attributes. */
interface HoistedDocument {
  html: string;
  /**
   * The rules that replace the attributes: those that this part of the document uses, and those that only others use.
   */
  stylesOf: (part: string) => { used: string; others: string };
}

/**
 * Moves `style` attributes into rules, because the content security policy allows no inline style attribute. Equal
 * declarations share one rule.
 */
export function hoistStyleAttributes(html: string): HoistedDocument {
  const rules = new Map<string, string>();
  const hoisted = html.replace(
    STYLE_ATTRIBUTE,
    (whole, _element, before: string | undefined, declarations: string) => {
      if (before === undefined) return whole;
      const text = declarations.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
      let name = rules.get(text);
      if (name === undefined) {
        name = `s${rules.size}`;
        rules.set(text, name);
      }
      return `${before} data-s="${name}"`;
    },
  );
  const stylesOf = (part: string) => {
    const print = (isUsed: boolean) =>
      [...rules]
        .filter(([, name]) => part.includes(` data-s="${name}"`) === isUsed)
        .map(([declarations, name]) => `[data-s=${name}]{${declarations}}`)
        .join('');
    return { used: print(true), others: print(false) };
  };
  return { html: hoisted, stylesOf };
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = new Set<string>();
  for (const match of html.matchAll(pattern)) {
    const text = match[1] ?? '';
    if (text) found.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...found];
}

/**
 * Where the films come from that a page opens in a popup: this site, or the hosts of their players. See
 * src/behaviors/README.md, Video.
 */
function videoSources(html: string): Set<string> {
  const sources = new Set<string>();
  for (const [tag] of html.matchAll(/<a\b[^>]*\sdata-video(?==|\s|>)[^>]*>/g)) {
    const address = / data-video="([^"]+)/.exec(tag)?.[1] ?? / href="([^"]+)/.exec(tag)?.[1] ?? '';
    sources.add(/^https:\/\/[^/]+/.exec(address)?.[0] ?? "'self'");
  }
  return sources;
}

/** Host of the status feed, if the page reads it. */
const STATUS_FEED = /\sdata-status-feed="(https:\/\/[^/"]+)/;

/** A film that is a file of this site. */
const MEDIA = /<(?:video|audio)\b/;

/** The page of a film, which other pages of the site show in a popup. */
const FILM = /<section\b[^>]*\sdata-film="/;

/** What a page may load from other origins; empty on a site without third parties. */
export interface PolicyHosts {
  scripts?: readonly string[];
  connections?: readonly string[];
  frames?: readonly string[];
  styles?: readonly string[];
  images?: readonly string[];
}

/** Content security policy of a document, from the hashes of its inline scripts and styles. */
export function contentSecurityPolicy(html: string, hosts: PolicyHosts = {}): string {
  const scripts = hashes(
    html,
    /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  const frames = new Set([...videoSources(html), ...(hosts.frames ?? [])]);
  const ancestors = FILM.test(html) ? "'self'" : "'none'";
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...(hosts.scripts ?? [])].join(' '),
    ["style-src 'self'", ...styles, ...(hosts.styles ?? [])].join(' '),
    ["img-src 'self' data:", ...(hosts.images ?? [])].join(' '),
    "font-src 'self'",
    ...(MEDIA.test(html) ? ["media-src 'self'"] : []),
    ...(frames.size > 0 ? [['frame-src', ...frames].join(' ')] : []),
    ["connect-src 'self'", ...(STATUS_FEED.exec(html)?.slice(1) ?? []), ...(hosts.connections ?? [])].join(
      ' ',
    ),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/** Policy of an SVG file opened directly: only its own styles. */
export function svgPolicy(svg: string): string {
  const styles = hashes(svg, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    ...(styles.length > 0 ? [`style-src ${styles.join(' ')}`] : []),
    ...(svg.includes('data:image/') ? ['img-src data:'] : []),
    "frame-ancestors 'none'",
  ].join('; ');
}
