import { hostedFiles } from '../../build/hosting/HostedSite.ts';
import type { Site } from '../../server/Site.ts';

export interface Question {
  target: string;
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
}

const BROWSER = 'gzip, deflate, br, zstd';
const ODD = [
  '/unknown/',
  '/unknown',
  '/unknown?a=1',
  '/Pricing/',
  '/ROBOTS.txt',
  '/robots.txt/',
  '/webinar/operations:in-practice',
  '/webinar/a:b%3Ac/?x=%3A',
  '//evil.example',
  '/\\evil.example',
  '/%2F%2Fevil.example/',
  '/about//',
  '//about/',
  '/%61bout/',
  '/a%20b',
  '/pricing?',
  '/pricing?a=%C3%A9&b=%20',
  '/.site/manifest.json',
  '/.site/nginx/maps.conf',
  '/_headers',
  '/_redirects',
  '/_hosts/en-AE/index.html',
  '/index.html?a=1',
  '/index.html.br',
  '/healthz',
  '/roi-pdf?portfolio=x',
  '/.well-known/security.txt',
  '/.well-known/security.txt/',
  '/forms/none/',
];

/**
 * All requests to compare: each file in each encoding, each page without its trailing slash, each redirect, odd
 * targets.
 */
export function hostingTargets(site: Site): Question[] {
  const files = hostedFiles(site);
  const questions: Question[] = [];
  const regional = Object.values(site.config.hosts).slice(1);
  for (const { path, locale, etags } of files) {
    const host: Record<string, string> =
      locale === undefined ? {} : { host: site.config.hosts[locale] ?? '' };
    for (const accepted of ['', 'gzip', BROWSER])
      questions.push({ target: path, headers: { ...host, 'accept-encoding': accepted } });
    if (!path.endsWith('/')) continue;
    const tag = etags.br ?? etags.identity;
    questions.push(
      { target: `${path}?utm_source=a`, method: 'HEAD', headers: host },
      { target: path, headers: { ...host, 'accept-encoding': BROWSER, 'if-none-match': `"x", W/${tag}` } },
      ...regional.map((name) => ({ target: path, headers: { host: name } })),
      { target: `${path}index.html?a=1&b=%20` },
    );
    if (path !== '/')
      questions.push({ target: path.slice(0, -1) }, { target: `${path.slice(0, -1)}?a=1&a=2` });
  }
  for (const { from } of site.redirects)
    for (const end of ['', '/', '?a=1&b=%20', '/?a=1', '?'])
      questions.push({ target: from + end }, { target: from + end, method: 'HEAD' });
  for (const target of ODD) questions.push({ target });
  const page = '/about/';
  return [
    ...questions,
    { target: page, method: 'POST' },
    { target: '/pricing', method: 'POST' },
    { target: '/unknown/', headers: { accept: 'application/json' } },
    { target: page, headers: { 'accept-encoding': 'br;q=0.5, gzip;q=0.8' } },
    { target: page, headers: { 'accept-encoding': '*' } },
    { target: page, headers: { 'accept-encoding': 'x-gzip' } },
    { target: page, headers: { 'accept-encoding': 'brotli' } },
    { target: page, headers: { 'if-none-match': '*' } },
    { target: page, headers: { 'if-none-match': '"other"' } },
    { target: page, headers: { range: 'bytes=0-9' } },
    { target: page, headers: { 'if-modified-since': new Date(Date.now() + 1e6).toUTCString() } },
  ];
}
