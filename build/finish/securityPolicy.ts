import { createHash } from 'node:crypto';

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
