import { HIDDEN_HOST_HEADER } from '../../server/http/regionalHosts.ts';
import { redirectCacheControl } from '../../server/pipeline/steps.ts';
import type { Site } from '../../server/Site.ts';
import { INERT_POLICY } from '../../server/securityHeaders.ts';
import {
  commonHeaders,
  type HostedFile,
  hostedFiles,
  literalPattern,
  livePatterns,
  mostCommon,
  PLAIN_PATH,
  strictTransport,
} from './HostedSite.ts';
import { quoted } from './quoted.ts';

/** A regular expression for nginx, which takes a backslash literally unless a quote follows. */
const pattern = (expression: string) => `"~${expression.replaceAll('"', '\\"')}"`;

type Line = readonly [key: string, value: string];

function map(source: string, variable: string, fallback: string, lines: readonly Line[]): string {
  const body = [['default', quoted(fallback)], ...lines].map(([key, value]) => `  ${key} ${value};`);
  return [`map ${source} $${variable} {`, ...body, '}', ''].join('\n');
}

/** A map from files to a value; the most common value is the default. */
function mapOfFiles(
  files: readonly HostedFile[],
  variable: string,
  absent: string,
  valueFor: (file: HostedFile) => string,
): string {
  const fallback = mostCommon(files.map(valueFor));
  const others = files.filter((file) => valueFor(file) !== fallback);
  return map('$site_file', variable, fallback, [
    ['""', quoted(absent)],
    ...others.map((file): Line => [quoted(file.file), quoted(valueFor(file))]),
  ]);
}

/** A header or locale as part of an nginx variable name. */
const variablePart = (text: string) => text.toLowerCase().replace(/\W/g, '_');

const variableOf = (locale: string) => `site_in_${locale.replace(/\W/g, '_')}`;

/** Which file a request is for: $site_file is its path below the build, or empty. */
function mapsOfRequests(site: Site, files: readonly HostedFile[]): string[] {
  const locales = [...new Set(files.flatMap(({ locale }) => locale ?? []))];
  const pathsOf = (locale: string | undefined): Line[] =>
    files
      .filter((file) => file.locale === locale)
      .map((file): Line => [quoted(file.path), quoted(file.file)]);
  const [, hidden] = HIDDEN_HOST_HEADER;
  const asked = `^1(?:GET|HEAD) (?<site_plain>${PLAIN_PATH})(?:\\?[\\x21\\x22\\x24-\\x7e]*)?$`;
  // Map keys are case-insensitive, so the result is compared with the request.
  const exact = '^(?<site_same>/\\S*) (?<site_exact>(?:/_hosts/[^/ ]+)?\\k<site_same>(?:index\\.html)?)$';
  return [
    '# A weight or a star in Accept-Encoding, an odd spelling of an address, any other method: the server answers.',
    map('$http_accept_encoding', 'site_negotiable', '1', [[pattern('[;*]'), '0']]),
    '# Hosts that pages do not name as their address: search engines leave them alone, and the server has their robots.txt.',
    map(
      '$host',
      'site_robots',
      '',
      [...site.unlistedHosts].map((host): Line => [host, quoted(hidden)]),
    ),
    map('"$site_robots$request_uri"', 'site_plainly', '$site_negotiable', [
      [pattern('^[^/].*/robots\\.txt(?:\\?.*)?$'), '0'],
    ]),
    map('"$site_plainly$request_method $request_uri"', 'site_asked', '', [[pattern(asked), '$site_plain']]),
    map('$request_uri', 'site_query', '', [
      [pattern('^[^?]*(?<site_asked_query>\\?.*)$'), '$site_asked_query'],
    ]),
    map(
      '$host',
      'site_locale',
      'en',
      [...site.hosts].map(([host, locale]): Line => [host, locale]),
    ),
    map('$site_asked', 'site_in_common', '', pathsOf(undefined)),
    ...locales.map((locale) => map('$site_asked', variableOf(locale), '', pathsOf(locale))),
    map(
      `"$site_locale${locales.map((locale) => ` ${locale}=$${variableOf(locale)}`).join('')}"`,
      'site_found',
      '$site_in_common',
      locales.map(
        (locale): Line => [
          pattern(`^${literalPattern(locale)}(?= ).* ${literalPattern(locale)}=/`),
          `$${variableOf(locale)}`,
        ],
      ),
    ),
    map('"$site_asked $site_found"', 'site_file', '', [[pattern(exact), '$site_exact']]),
  ];
}

/** Where a request is redirected: $site_moved with 301, $site_moved_for_now with 302, or neither. */
function mapsOfRedirects(site: Site, files: readonly HostedFile[]): string[] {
  const target = (to: string) => {
    const [path = '', fragment] = to.split('#');
    return quoted(`${path}$site_query${fragment === undefined ? '' : `#${fragment}`}`);
  };
  const table = (status: 301 | 302): Line[] =>
    site.redirects
      .filter((rule) => rule.status === status)
      .map((rule): Line => [pattern(`^${literalPattern(rule.from)}/?$`), target(rule.to)]);
  return [
    map(
      '$site_asked',
      'site_live',
      '',
      livePatterns(files).map((expression): Line => [pattern(expression), '1']),
    ),
    map('$site_asked', 'site_moved_for_now', '', table(302)),
    map('$site_asked', 'site_renamed', '', table(301)),
    '# One address a page: the slash at its end, which files and the routes of the server go without.',
    map('"$site_live$site_file$site_moved_for_now $site_asked"', 'site_respelled', '', [
      [pattern('^ (?<site_folder>/(?:.*/)?)index\\.html$'), '"$site_folder$site_query"'],
      [pattern('^ (?<site_bare>/.*[^/])$'), '"$site_bare/$site_query"'],
    ]),
    map('$site_renamed', 'site_moved', '$site_renamed', [['""', '$site_respelled']]),
  ];
}

/** The headers of a response that nginx makes itself. */
function mapsOfHeaders(files: readonly HostedFile[]): string[] {
  const codings = ['br', 'gzip'] as const;
  const etags = files.flatMap((file) =>
    Object.entries(file.etags).map(
      ([encoding, etag]): Line => [
        quoted(`${encoding === 'identity' ? '' : encoding}${file.file}`),
        quoted(etag),
      ],
    ),
  );
  const unchanged = '^(?<site_tag>"[^"]*") (?:\\*$|(?:.*,)?\\s*(?:W/)?\\k<site_tag>\\s*(?:,|$))';
  const [strictName, strictValue] = strictTransport();
  return [
    map('$http_accept_encoding', 'site_accepted', '', [
      ['"~*(?:^|[,\\s])br(?:[,\\s]|$)"', 'br'],
      ['"~*(?:^|[,\\s])(?:x-)?gzip(?:[,\\s]|$)"', 'gzip'],
    ]),
    mapOfFiles(files, 'site_codings', '', ({ etags: kept }) =>
      codings.filter((coding) => kept[coding] !== undefined).join(' '),
    ),
    map('"$site_accepted $site_codings"', 'site_coding', '', [
      [pattern('^br .*br'), 'br'],
      [pattern('^gzip .*gzip'), 'gzip'],
    ]),
    map('$site_coding', 'site_suffix', '', [
      ['br', '.br'],
      ['gzip', '.gz'],
    ]),
    map('"$site_coding$site_file"', 'site_etag', '', etags),
    map('"$site_etag $http_if_none_match"', 'site_unchanged', '', [[pattern(unchanged), '1']]),
    mapOfFiles(files, 'site_content_type', '', (file) => file.contentType),
    mapOfFiles(files, 'site_policy', INERT_POLICY, (file) => file.policy),
    mapOfFiles(files, 'site_vary', '', (file) => file.vary),
    mapOfFiles(files, 'site_file_cache', '', (file) => file.cacheControl),
    map('"$site_moved $site_moved_for_now"', 'site_cache', '$site_file_cache', [
      [pattern('^\\S'), quoted(redirectCacheControl(301))],
      [pattern('^ \\S'), quoted(redirectCacheControl(302))],
    ]),
    `# ${strictName}, on encrypted connections.`,
    map('$https', 'site_strict', '', [['on', quoted(strictValue)]]),
  ];
}

/** The contents of a server block: files and redirects are answered here, everything else by the server. */
function serverText(): string {
  const [strictName] = strictTransport();
  const headers: [string, string][] = [
    ['Content-Type', '$site_content_type'],
    ['Content-Encoding', '$site_coding'],
    ['ETag', '$site_etag'],
    ['Cache-Control', '$site_cache'],
    ['Vary', '$site_vary'],
    // Also on nginx’s own error pages.
    ['Content-Security-Policy', '$site_policy always'],
    ...commonHeaders().map(([name, value]): [string, string] => [name, `${quoted(value)} always`]),
    [strictName, '$site_strict always'],
    [HIDDEN_HOST_HEADER[0], '$site_robots always'],
    // nginx would add it by default; the entity tag is more precise.
    ['Last-Modified', '""'],
  ];
  const files = `  types { }
  default_type "";
  gzip off;
  etag off;
  if_modified_since off;
  max_ranges 0;
${headers.map(([name, value]) => `  add_header ${name} ${value};`).join('\n')}`;
  return `${NOTE}
# Inside a server block that names the root (the folder of the build), beside an upstream "site_server".
merge_slashes off;
absolute_redirect off;
server_tokens off;
client_max_body_size 1m;
recursive_error_pages on;
# Errors that nginx makes before it knows what was asked for, or without the server.
${ownHeaders()
  .map(([name]) => `add_header ${name} $${ownVariable(name)} always;`)
  .join('\n')}

location / {
${files}

  if ($site_moved) { return 301 $site_moved; }
  if ($site_moved_for_now) { return 302 $site_moved_for_now; }
  # "return 304" would add a Content-Length of 0, which it may not have (RFC 9110, 8.6): the server answers those.
  error_page 418 = @site_server;
  if ($site_unchanged) { return 418; }
  try_files $site_file$site_suffix @site_server;
}

location @site_server {
  proxy_pass http://site_server;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  # A submission that may have arrived is not sent to the next server by itself: the visitor's page asks again.
  proxy_next_upstream error timeout;
  # Pages stay up without the server: instead of "unchanged", the page itself.
  error_page 502 504 = @site_file;
}

location @site_file {
${files}
  try_files $site_file$site_suffix =502;
}
`;
}

/** The headers on nginx's own errors. */
function ownHeaders(): (readonly [name: string, value: string])[] {
  const [strictName] = strictTransport();
  return [
    ['Content-Security-Policy', quoted(INERT_POLICY)],
    ...commonHeaders().map(([name, value]) => [name, quoted(value)] as const),
    [strictName, '$site_strict'],
  ];
}

const ownVariable = (name: string) => `site_own_${variablePart(name)}`;

/** Each of those headers, or nothing if the server has responded with its own. */
function mapsOfOwnErrors(): string[] {
  return ownHeaders().map(([name, value]) =>
    map(`$upstream_http_${variablePart(name)}`, ownVariable(name), '', [['""', value]]),
  );
}

const NOTE = '# Made at build from the settings that the server reads: change those, not this file.';

/** The files for nginx, by path below the build: maps for the http block, and the contents of a server block. */
export function nginxFiles(site: Site): Record<string, string> {
  const files = hostedFiles(site);
  const maps = [
    NOTE,
    'map_hash_max_size 65536;',
    'map_hash_bucket_size 256;',
    '',
    ...mapsOfRequests(site, files),
    ...mapsOfRedirects(site, files),
    ...mapsOfHeaders(files),
    ...mapsOfOwnErrors(),
  ];
  return { '.site/nginx/maps.conf': maps.join('\n'), '.site/nginx/server.conf': serverText() };
}
