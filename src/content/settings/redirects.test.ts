import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRedirectResolver } from '../../../shared/http/resolveRedirect.ts';
import { withContent } from '../testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

const under = async (brand: string) => {
  vi.stubEnv('SITE_BRAND', brand);
  vi.resetModules();
  const { siteRedirects } = await import('./redirects.ts');
  return createRedirectResolver(siteRedirects(), () => false);
};

describe('the redirects of the site', () => {
  it.each([
    ['/product/service-management-software', 301, '/product/service-request-software/'],
    ['/events/futureproof-fmsp-uk', 301, '/events/futureproof-fmsp-london/'],
    ['/product/asset-management-software', 301, '/product/enterprise-asset-management-software/'],
    ['/newsroom/lintel-in-the-news', 301, '/newsroom/#news'],
    ['/resources/case-study/meridian-malls', 302, '/'],
    ['/industry/facility-management-services1', 301, '/industry/facility-management-services/'],
    ['/webinar/components/FutureCmmswebniarModel', 301, '/webinar/'],
    ['/rebuild/product-walkthrough/videos', 301, 'https://videos.lintel.example/'],
    ['/product/inventory-management-software', 301, '/product/parts-inventory-management-software/'],
    ['/product/inventory-management', 301, '/product/parts-inventory-management-software/'],
  ])('send %s with %i to %s', async (from, status, location) => {
    expect((await under('Lintel'))(`${from}/`)).toEqual({ status, location });
  });

  it('follow the brand', async () => {
    const resolve = await under('Acme Works');
    expect(resolve('/newsroom/acme-works-in-the-news')).toMatchObject({ location: '/newsroom/#news' });
    expect(resolve('/rebuild/product-walkthrough/videos/')).toMatchObject({
      location: 'https://videos.acme-works.example/',
    });
  });
});

const rule = (from: string, to: string, more = '') =>
  `  - from: ${from}\n    to: ${to}\n    status: 301\n    reason: It moved.\n${more}`;

describe('a redirect that cannot work', () => {
  it.each([
    [
      'ends with a slash',
      rule('/old/', '/new/'),
      2,
      'redirects[1].from: must be a path without its trailing slash',
    ],
    [
      'leads off the site unseen',
      rule('/old', '//x.example/'),
      3,
      'redirects[1].to: must be a path on the site or',
    ],
    ['has a status of its own', rule('/old', '/new/').replace('301', '307'), 4, 'redirects[1].status: '],
    ['has a field too many', rule('/old', '/new/', '    why: Because\n'), 6, 'unknown field “why”'],
    [
      'names an unknown placeholder',
      rule('/old', '/{brnd}/'),
      3,
      'has the unknown placeholder {brnd}: did you mean “brand”?',
    ],
    ['goes in a circle', rule('/a', '/b/') + rule('/b', '/a/'), 2, '/a: goes in a circle, /a → /b/ → /a/'],
    [
      'leads to a redirect',
      rule('/a', '/b/') + rule('/b', '/c/'),
      2,
      '/a: leads to /b/, which is redirected itself: write /c/',
    ],
    ['is there twice', rule('/a', '/b/') + rule('/a', '/c/'), 6, '/a: is redirected twice'],
    [
      'hides a page',
      rule('/about', '/b/'),
      2,
      '/about: hides /about/, which the site has: remove the redirect',
    ],
    ['leads nowhere', rule('/a', '/nowhere/'), 2, '/a: there is no page /nowhere/'],
  ])('because it %s is named by file and line', async (_, rules, line, text) => {
    withContent({ 'settings/redirects.yaml': `redirects:\n${rules}` });
    const { redirectFileFaults } = await import('./redirects.ts');
    const pages = ['/about/', '/b/', '/c/', '/new/'];
    const [fault] = redirectFileFaults({
      has: (path) => pages.includes(path),
      targetFault: (path) => (pages.includes(path) ? undefined : `there is no page ${path}`),
    });
    expect(fault).toMatchObject({ file: expect.stringMatching(/settings\/redirects\.yaml$/), line });
    expect(fault?.text).toContain(text);
  });
});
