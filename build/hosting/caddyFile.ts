import { HIDDEN_HOST_HEADER } from '../../server/http/regionalHosts.ts';
import { redirectCacheControl } from '../../server/pipeline/steps.ts';
import type { Site } from '../../server/Site.ts';
import { INERT_POLICY } from '../../server/securityHeaders.ts';
import {
  commonHeaders,
  hostedFiles,
  literalPattern,
  livePatterns,
  PLAIN_PATH,
  strictTransport,
} from './HostedSite.ts';
import { quoted } from './quoted.ts';

/** A pattern for Caddy: text in backquotes is taken literally. */
const pattern = (expression: string) => `\`${expression}\``;

function map(source: string, variables: readonly string[], lines: readonly (readonly string[])[]): string {
  const names = variables.map((name) => `{${name}}`).join(' ');
  return [
    `map ${quoted(source)} ${names} {`,
    ...lines.map((line) => `\t${line.map(quoted).join(' ')}`),
    `\tdefault ${variables.map(() => '""').join(' ')}`,
    '}',
  ].join('\n');
}

/** Matcher, headers and target of each redirect. */
function redirectsText(site: Site): string {
  const rules = site.redirects.map((rule, index) => {
    const [path = '', fragment] = rule.to.split('#');
    const target = `${path}{site_query}${fragment === undefined ? '' : `#${fragment}`}`;
    return `@site_moved_${index} path_regexp ${pattern(`^${literalPattern(rule.from)}/?$`)}
handle @site_moved_${index} {
	header Cache-Control ${quoted(redirectCacheControl(rule.status))}
	redir * ${quoted(target)} ${rule.status}
}`;
  });
  return rules.join('\n');
}

/**
 * The contents of a site block in a Caddyfile, to be placed after a root directive and before anything else: files and
 * redirects are answered here, everything else by the server. The key is its path below the build.
 */
export function caddyFile(site: Site): Record<string, string> {
  const files = hostedFiles(site);
  const regional = files.filter(({ locale }) => locale !== undefined);
  const [strictName, strictValue] = strictTransport();
  const unlisted = [...site.unlistedHosts].join(' ');
  return {
    '.site/caddy/site.caddy': [
      '# Made at build from the settings that the server reads: change those, not this file.',
      '# For a site block of a Caddyfile that names the root (the folder of the build) and imports nothing else. It wants a',
      '# snippet "site_server": the reverse proxy to the server, which answers what is not answered here.',
      'route {',
      map(
        '{host}',
        ['site_locale'],
        [...site.hosts].map(([host, locale]) => [host, locale]),
      ),
      map('{query}', ['site_query'], []).replace('\tdefault ""', '\t"" ""\n\tdefault "?{query}"'),
      map(
        '{site_locale} {http.request.orig_uri.path}',
        ['site_prefix'],
        regional.map(({ locale, path }) => [`${locale} ${path}`, `/_hosts/${locale}`]),
      ),
      map(
        '{site_prefix}{http.request.orig_uri.path}',
        ['site_file', 'site_type', 'site_cache', 'site_vary', 'site_policy'],
        files.map((file) => [
          file.locale === undefined ? file.path : `/_hosts/${file.locale}${file.path}`,
          file.file,
          file.contentType,
          file.cacheControl,
          file.vary,
          file.policy,
        ]),
      ),
      '# An odd spelling of an address, any other method and the routes of the server.',
      `@site_odd {
	not {
		method GET HEAD
		expression ${pattern(`{http.request.orig_uri}.matches(r'^${PLAIN_PATH}(?:[?][\\x21\\x22\\x24-\\x7e]+)?$')`)}
	}
}
handle @site_odd {
	import site_server
}
@site_live path_regexp ${pattern(livePatterns(files).join('|'))}
handle @site_live {
	import site_server
}`,
      ...(unlisted === ''
        ? []
        : [
            `# Hosts that pages do not name as their address: search engines leave them alone.
@site_robots {
	host ${unlisted}
	path /robots.txt
}
handle @site_robots {
	import site_server
}`,
          ]),
      `@site_weighed header_regexp Accept-Encoding "[;*]|x-gzip"
handle @site_weighed {
	import site_server
}
@site_unknown {
	expression {site_file} == ""
	path */
	not path_regexp ${pattern(site.redirects.map(({ from }) => `^${literalPattern(from)}/$`).join('|'))}
}
handle @site_unknown {
	import site_server
}`,
      ...commonHeaders().map(([name, value]) => `header ${name} ${quoted(value)}`),
      `header Content-Security-Policy ${quoted(INERT_POLICY)}`,
      ...(unlisted === ''
        ? []
        : [
            `@site_hidden host ${unlisted}
header @site_hidden ${HIDDEN_HOST_HEADER[0]} ${quoted(HIDDEN_HOST_HEADER[1])}`,
          ]),
      `@site_secure protocol https
header @site_secure ${strictName} ${quoted(strictValue)}`,
      redirectsText(site),
      `@site_file expression {site_file} != ""
handle @site_file {
	header Content-Security-Policy {site_policy}
	header Cache-Control {site_cache}
	@site_varies expression {site_vary} != ""
	header @site_varies {
		Vary {site_vary}
		defer
	}
	header Content-Type {site_type}
	rewrite * {site_file}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}
header Cache-Control ${quoted(redirectCacheControl(301))}
@site_index path_regexp site_index ^(/(?:.*/)?)index\\.html$
redir @site_index "{re.site_index.1}{site_query}" 301
redir * "{path}/{site_query}" 301`,
      '}',
      '',
    ].join('\n'),
  };
}
