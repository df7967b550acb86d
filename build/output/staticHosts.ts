import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteConfig } from '../../config/site.ts';
import { INERT_POLICY, STRICT_TRANSPORT, securityHeaders } from '../../server/securityHeaders.ts';
import { contentTypeOf } from '../../server/static/contentTypes.ts';
import { readBuild, readManifest } from '../../server/static/readBuild.ts';
import { cacheControlOf, policyOf } from '../../server/static/StaticTable.ts';

type Header = readonly [name: string, value: string];

/** A file of the site, with those of its response headers that no other file shares. */
interface HostedFile {
  /** URL path, such as "/about/". */
  path: string;
  /** Set if only one regional host serves it. */
  locale: string | undefined;
  /** Path below the build's folder, such as "about/index.html". */
  file: string;
  policy: string;
  cacheControl: string;
}

/** Addresses that these hosts match literally: no percent encoding, and no segment beginning with a dot. */
const PLAIN_PATH = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*)?$/;

/** Names and values of headers, from a list in which they alternate. */
function pairsOf(flat: readonly string[]): Header[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [
    flat[2 * index] ?? '',
    flat[2 * index + 1] ?? '',
  ]);
}

/** A policy's sources by directive. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** A single policy that allows what any of these allows, for an address that has a page on both hosts. */
export function joinPolicies(policies: readonly string[]): string {
  const joined = new Map<string, Set<string>>();
  for (const policy of policies) {
    for (const [name, sources] of directivesOf(policy))
      joined.set(name, new Set([...(joined.get(name) ?? []), ...sources]));
  }
  return [...joined]
    .map(([name, sources]) => {
      if (sources.size > 1) sources.delete("'none'");
      return [name, ...sources].join(' ');
    })
    .join('; ');
}

function headersText(files: readonly HostedFile[]): string {
  const rule = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const common = pairsOf([...securityHeaders(INERT_POLICY, false), ...STRICT_TRANSPORT]).filter(
    ([name]) => name !== 'Content-Security-Policy',
  );
  const rules = [...Map.groupBy(files, ({ path }) => path)].map(([path, group]) =>
    rule(path, [
      ['Cache-Control', group[0]?.cacheControl ?? ''],
      ['Content-Security-Policy', joinPolicies([...new Set(group.map(({ policy }) => policy))])],
    ]),
  );
  // These hosts concatenate a header set by several rules, so no header may be both here and above.
  return `${[rule('/*', common), ...rules].join('\n')}\n`;
}

/**
 * The files that hosts of static sites read by convention at the root of a build, by name: headers by address, and
 * redirects. Trailing slashes, compression and entity tags are up to the host; only our server handles a slug with
 * colons.
 */
export function staticHostFiles(root: string): Record<'_headers' | '_redirects', string> {
  const manifest = readManifest(root);
  const { hosts } = createSiteConfig(manifest?.brand ?? 'Brand', manifest?.hosts);
  const files = readBuild(root)
    .filter(({ path }) => PLAIN_PATH.test(path))
    .map(({ path, locale, file }): HostedFile => {
      const contentType = contentTypeOf(file);
      return {
        path,
        locale,
        file,
        policy: policyOf(file, contentType, manifest),
        cacheControl: cacheControlOf(path, contentType),
      };
    });
  const table = (manifest?.redirects ?? []).map(({ from, to, status }) => `${from} ${to} ${status}!`);
  const regional = files.flatMap(({ path, locale, file }) =>
    locale === undefined ? [] : [`https://${hosts[locale]}${path} /${file} 200!`],
  );
  return { _headers: headersText(files), _redirects: `${[...table, ...regional].join('\n')}\n` };
}

/** Writes these files into a finished build, and the page for unknown addresses where such hosts look for it. */
export function writeStaticHostFiles(root: string): void {
  for (const [name, text] of Object.entries(staticHostFiles(root))) writeFileSync(join(root, name), text);
  const notFound = join(root, '404/index.html');
  if (existsSync(notFound)) copyFileSync(notFound, join(root, '404.html'));
}
