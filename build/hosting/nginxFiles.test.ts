import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../server/Site.ts';
import { startTestSite, TEST_FILES, type TestSite } from '../../server/testing/testSite.ts';
import { nginxFiles } from './nginxFiles.ts';
import { NginxMaps } from './testing/NginxMaps.ts';

const BROWSER = 'gzip, deflate, br, zstd';

let server: TestSite;
let maps: NginxMaps;
let blocks: string;
beforeAll(async () => {
  server = await startTestSite({ files: { ...TEST_FILES, '_hosts/en-AE/offers.txt': 'only there' } });
  const files = nginxFiles(loadSite(server.root));
  maps = new NginxMaps(files['.site/nginx/maps.conf'] ?? '');
  blocks = files['.site/nginx/server.conf'] ?? '';
});
afterAll(async () => {
  await server.close();
  rmSync(server.root, { recursive: true, force: true });
});

interface Request {
  target: string;
  method?: 'GET' | 'HEAD' | 'POST';
  host?: string;
  accept?: string;
  tag?: string;
}

/** How the generated server block responds to a request; undefined where it forwards to the server. */
function answerOf({ target, method = 'GET', host = 'localhost', accept = '', tag = '' }: Request) {
  const request = {
    request_method: method,
    request_uri: target,
    host,
    https: '',
    http_accept_encoding: accept,
    http_if_none_match: tag,
  };
  const filled = (text: string) =>
    text.startsWith('$') ? maps.value(text.slice(1), request) : text.replaceAll('"', '');
  const location = /location \/ \{[\s\S]*?\n\}/.exec(blocks)?.[0] ?? '';
  const headers = Object.fromEntries(
    [...location.matchAll(/add_header (\S+) (.+?)(?: always)?;$/gm)]
      .map(([, name = '', value = '']): [string, string] => [name.toLowerCase(), filled(value)])
      .filter(([, value]) => value !== ''),
  );
  for (const [, variable = '', status = '', to = ''] of location.matchAll(
    /if \(\$(\w+)\) \{ return (\d+)(?: \$(\w+))?; \}/g,
  )) {
    if (!['', '0'].includes(filled(`$${variable}`)))
      return status === '418'
        ? undefined
        : { status: Number(status), headers: { ...headers, location: filled(`$${to}`) } };
  }
  const file = filled('$site_file');
  return file === '' ? undefined : { status: 200, headers, file: file + filled('$site_suffix') };
}

async function serverAnswer({ target, method = 'GET', host = 'localhost', accept = '', tag = '' }: Request) {
  const answer = await server.app.inject({
    url: target,
    method,
    headers: { host, 'accept-encoding': accept, ...(tag && { 'if-none-match': tag }) },
  });
  const { date: _, connection: __, 'content-length': ___, ...headers } = answer.headers;
  return { status: answer.statusCode, headers };
}

describe('a staging host', () => {
  const requestOf = (host: string, target: string) => ({
    request_method: 'GET',
    request_uri: target,
    host,
    http_accept_encoding: BROWSER,
  });

  it('is left alone by search engines, and the server has its robots.txt', () => {
    const site = loadSite(server.root, { 'stage.example': 'en', 'www.lintel.example': 'en' });
    const staging = new NginxMaps(nginxFiles(site)['.site/nginx/maps.conf'] ?? '');
    const of = (variable: string, host: string, target: string) =>
      staging.value(variable, requestOf(host, target));
    expect(of('site_robots', 'stage.example', '/about/')).toBe('noindex, nofollow');
    expect(of('site_file', 'stage.example', '/about/')).toBe('/about/index.html');
    expect(of('site_file', 'stage.example', '/robots.txt')).toBe('');
    expect(of('site_robots', 'www.lintel.example', '/about/')).toBe('');
    expect(of('site_file', 'www.lintel.example', '/robots.txt')).toBe('/robots.txt');
    expect(blocks).toContain('add_header X-Robots-Tag $site_robots always;');
  });
});

describe('the files for nginx', () => {
  it.each<Request>([
    ...['', 'gzip', BROWSER, 'br', 'brotli', 'x-gzip'].map((accept) => ({ target: '/about/', accept })),
    { target: '/about/?utm_source=a', method: 'HEAD', accept: BROWSER },
    { target: '/about/', host: 'ae.localhost' },
    { target: '/about/', host: 'www.lintel.example', tag: '"other"' },
    { target: '/', host: 'ae.localhost', accept: BROWSER },
    { target: '/robots.txt' },
    { target: '/images/plan.svg', accept: BROWSER },
    { target: '/_astro/page.3f9a1b2c.js' },
    { target: '/pricing' },
    { target: '/pricing?a=1&b=%20', host: 'ae.localhost' },
    { target: '/About' },
    { target: '/about' },
    { target: '/about/index.html?a=1' },
    { target: '/index.html' },
    { target: '/Robots.TXT' },
    { target: '/newsroom/lintel-in-the-news/?a=1' },
    { target: '/resources/case-study/meridian-malls' },
    { target: '/webinar/components/FutureCmmswebniarModel/' },
    { target: '/webinar/components/futurecmmswebniarmodel' },
    { target: '/product/inventory-management/' },
    { target: '/rebuild/product-walkthrough/videos?v=2' },
  ])('answer as the server does: %o', async (request) => {
    const expected = await serverAnswer(request);
    const answer = answerOf(request);
    expect({ status: answer?.status, headers: answer?.headers }).toEqual(expected);
  });

  it.each<Request>([
    { target: '/about/', method: 'POST' },
    { target: '/pricing', method: 'POST' },
    { target: '/about/', accept: 'br;q=0.5' },
    { target: '/about/', accept: '*' },
    { target: '/unknown/' },
    { target: '/About/' },
    { target: '/robots.txt/' },
    { target: '/offers.txt' },
    { target: '/healthz' },
    { target: '/forms/newsletter/' },
    { target: '/forms/demo-details/calendar/' },
    { target: '/roi-pdf?a=1' },
    { target: '/.well-known/security.txt' },
    { target: '/webinar/a:b' },
    { target: '//evil.example' },
    { target: '/%61bout/' },
    { target: '/../etc' },
    { target: '/.site/manifest.json' },
    { target: '/_hosts/en-AE/about/index.html/' },
    { target: '/about/?a=é' },
  ])('leave to the server what it alone can answer: %o', (request) => {
    expect(answerOf(request)).toBeUndefined();
  });

  it('let the server answer what a visitor has already, by every spelling of its tag', async () => {
    const { headers } = await serverAnswer({ target: '/about/', accept: BROWSER });
    const tag = String(headers.etag);
    for (const given of [tag, `W/${tag}`, `"a", ${tag}`, `${tag},"a"`, '*'])
      expect(answerOf({ target: '/about/', accept: BROWSER, tag: given }), given).toBeUndefined();
    expect(answerOf({ target: '/about/', accept: BROWSER, tag: tag.slice(1, -1) })?.status).toBe(200);
  });

  it('find each file, compressed or not, and nothing that is not to be served', () => {
    expect(answerOf({ target: '/about/', accept: 'gzip' })?.file).toBe('/about/index.html.gz');
    expect(answerOf({ target: '/about/', host: 'ae.lintel.example', accept: BROWSER })?.file).toBe(
      '/_hosts/en-AE/about/index.html',
    );
    expect(answerOf({ target: '/robots.txt', accept: BROWSER })?.file).toBe('/robots.txt');
  });

  it('put the headers of every answer on errors of nginx as well, and not twice on those of the server', async () => {
    const expected = Object.entries((await serverAnswer({ target: '/healthz' })).headers).filter(([name]) =>
      /^(?:content-security-policy|x-content-type-options|referrer-policy|cross-origin-|permissions-policy)/.test(
        name,
      ),
    );
    expect(expected).toHaveLength(6);
    const [own = ''] = blocks.split('location ');
    for (const [name, value] of expected) {
      const variable = new RegExp(`^add_header ${name} \\$(\\w+) always;$`, 'im').exec(own)?.[1] ?? '';
      const source = `upstream_http_${name.replaceAll('-', '_')}`;
      expect(maps.value(variable, { [source]: '' }), name).toBe(value);
      expect(maps.value(variable, { [source]: String(value) }), name).toBe('');
      // In nginx, a block that adds headers of its own inherits none.
      for (const location of blocks
        .split('location ')
        .slice(1)
        .filter((text) => text.includes('add_header')))
        expect(location.toLowerCase()).toMatch(new RegExp(`add_header ${name} .+ always;`));
    }
  });

  it('say on encrypted connections that the site is never asked for in the clear', () => {
    expect(maps.value('site_strict', { https: 'on' })).toBe('max-age=63072000');
    expect(maps.value('site_strict', { https: '' })).toBe('');
  });
});
