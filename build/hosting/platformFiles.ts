import type { Site } from '../../server/Site.ts';
import { commonHeaders, type HostedFile, hostedFiles, strictTransport } from './HostedSite.ts';

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
  const byPath = Map.groupBy(files, ({ path }) => path);
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [...byPath].map(([path, group]) =>
    rule(path, [
      ['Cache-Control', group[0]?.cacheControl ?? ''],
      ['Content-Security-Policy', joinPolicies([...new Set(group.map(({ policy }) => policy))])],
    ]),
  );
  // These hosts concatenate a header set by several rules, so no header may be both here and above.
  return `${[rule('/*', [...commonHeaders(), strictTransport()]), ...rules].join('\n')}\n`;
}

function redirectsText(site: Site, files: readonly HostedFile[]): string {
  const regional = files.flatMap(({ path, locale, file }) => {
    if (locale === undefined) return [];
    const host = Object.entries(site.config.hosts).find(([name]) => name === locale)?.[1];
    return [`https://${host}${path} ${file} 200!`];
  });
  const table = site.redirects.flatMap(({ from, to, status }) => [`${from} ${to} ${status}!`]);
  return `${[...table, ...regional].join('\n')}\n`;
}

/**
 * The files that static hosts read by convention at the root of a build: headers by address, and redirects. Trailing
 * slashes, compression and entity tags are up to the host; only our server handles a slug with colons.
 */
export function platformFiles(site: Site): Record<string, string> {
  const files = hostedFiles(site);
  return { _headers: headersText(files), _redirects: redirectsText(site, files) };
}
