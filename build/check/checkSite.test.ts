import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetContent } from '../../src/content/files/contentCache.ts';
import { pageText, withContent } from '../../src/content/testing/withContent.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  // The test of the site's own content reads it anew, whichever test came before it.
  forgetContent();
});

/** The repository’s own site must have no faults. */
it('finds nothing wrong with the site', async () => {
  const [{ checkSite }, { expectNoFaults }] = await Promise.all([
    import('./checkSite.ts'),
    import('../../tests/expectNoFaults.ts'),
  ]);
  expectNoFaults(Object.values(checkSite()).flat());
}, 60_000);

/** Faults in the links of these files, one line each. */
async function linksOf(files: Record<string, string>): Promise<string[]> {
  vi.stubEnv('SITE_OUT', '.cache/test/no-such-build');
  const root = withContent({
    'en/index.yaml': pageText('Home'),
    'en/about.yaml': pageText('About'),
    ...files,
  });
  const [{ linkFaults }, { KnownSite }, { loadedContent }, { formatFault }] = await Promise.all([
    import('./linkFaults.ts'),
    import('./KnownSite.ts'),
    import('../../src/siteContent.ts'),
    import('../../shared/Fault.ts'),
  ]);
  return (
    linkFaults(new KnownSite(loadedContent()))
      .map((fault) => formatFault(fault).replaceAll(root, 'content'))
      // Default texts and settings are those of the real site, and link to its pages.
      .filter((fault) => !/^content\/(?:sections|settings)\//.test(fault))
  );
}

const cta = (href: string) => pageText('A', `sections:\n  - type: cta\n    title: T\n    href: ${href}\n`);

describe('links of content', () => {
  it.each([
    ['/aboot/', 'there is no page /aboot/: did you mean /about/? Otherwise add content/en/aboot.yaml'],
    ['/nowhere-at-all/', 'there is no page /nowhere-at-all/: add content/en/nowhere-at-all.yaml'],
    [
      '/pdf/roi-pdf.pdf',
      'there is no file /pdf/roi-pdf.pdf: did you mean /pdf/roi_pdf.pdf? Otherwise add it to public/',
    ],
    [
      '/product/inventory-management/',
      '/product/inventory-management/ is redirected: write /product/parts-inventory-management-software/',
    ],
  ])('that lead nowhere are named with file, line and what was meant: %s', async (href, fault) => {
    expect(await linksOf({ 'en/a.yaml': cta(href) })).toEqual([
      `content/en/a.yaml:6: link to ${href}: ${fault}`,
    ]);
  });

  it('are found in texts, in prose and in every kind of file', async () => {
    const faults = await linksOf({
      'en/a.yaml': pageText(
        'A',
        'sections:\n  - type: cta\n    intro: |\n      See\n      [this](/aboot/).\n',
      ),
      'en/b.mdx': `---\n${pageText('B')}---\n\nSee [this](/aboot/) and \`[code](/x/)\`.\n\n![A pump](pump.png)\n`,
      'chrome/en.yaml': 'home: /aboot/\n',
    });
    expect(faults.map((fault) => fault.split(': ').slice(0, 3).join(': '))).toEqual([
      'content/chrome/en.yaml:1: link to /aboot/: there is no page /aboot/',
      expect.stringMatching(/^content\/en\/a\.yaml:\d: link to \/aboot\//),
      'content/en/b.mdx:6: link to /aboot/: there is no page /aboot/',
      'content/en/b.mdx:8: picture to pump.png: there is no picture pump.png',
    ]);
  });

  it('to pictures of content/media name the one that was meant', async () => {
    const text = (address: string) => `---\n${pageText('B')}---\n\n![A plan](${address})\n`;
    const faults = await linksOf({
      'media/sample-site.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'en/a.mdx': text('/media/sample-site.svg'),
      'en/b.mdx': text('/media/sample-sit.svg'),
    });
    expect(faults).toEqual([
      expect.stringMatching(
        /^content\/en\/b\.mdx:6: .*there is no picture “sample-sit\.svg” in content\/media: did you mean “sample-site\.svg”\?/,
      ),
    ]);
    expect(await linksOf({ 'en/a.yaml': cta('/media/plan.pdf') })).toEqual([
      'content/en/a.yaml:6: link to /media/plan.pdf: there is no file /media/plan.pdf: add content/media/plan.pdf',
    ]);
  });

  it('may lead to pages, files, routes of the server and pages with faults of their own', async () => {
    const to = ['/about/?a=b', '/robots.txt', '/roi-pdf', '/blog/rss.xml', '/broken/'].map(
      (href) => `[x](${href})`,
    );
    expect(await linksOf({ 'en/a.yaml': cta(`"${to.join(' ')}"`), 'en/broken.yaml': 'name: [' })).toEqual([]);
  });
});

it('an address of a form that is not there names the one that was meant', async () => {
  const [{ KnownSite }, { loadedContent }] = await Promise.all([
    import('./KnownSite.ts'),
    import('../../src/siteContent.ts'),
  ]);
  expect(new KnownSite(loadedContent()).missing('/forms/request-dem/')).toBe(
    'there is no form /forms/request-dem/: did you mean /forms/request-demo/? Otherwise add content/forms/request-dem.yaml',
  );
});

describe('links to pages that are not published', () => {
  const DRAFT = { 'en/next.yaml': pageText('Next', 'draft: true\n') };

  it('are faults of published pages, with the reason', async () => {
    expect(await linksOf({ ...DRAFT, 'en/a.yaml': cta('/next/') })).toEqual([
      'content/en/a.yaml:6: link to /next/: the page /next/ is a draft: publish it first, or remove the link',
    ]);
  });

  it('may be in other drafts', async () => {
    expect(await linksOf({ ...DRAFT, 'en/a.yaml': `draft: true\n${cta('/next/')}` })).toEqual([]);
  });
});

it('a file that is saved is checked for its own links, and not for those of others', async () => {
  const file = 'content/en/pricing.yaml';
  const text = readFileSync(file, 'utf8').replace('/resources/cmms-roi-calculator/', '/resources/nowhere/');
  const [{ faultsAround }, { asIfSaved }] = await Promise.all([
    import('./checkSite.ts'),
    import('../../src/content/files/unsavedTexts.ts'),
  ]);
  const links = (path: string) =>
    asIfSaved(new Map([[file, text]]), () => faultsAround(path)).filter(({ text: fault }) =>
      fault.includes('/resources/nowhere/'),
    );
  expect(links('en/pricing.yaml')).toMatchObject([{ file, line: expect.any(Number) }]);
  expect(links('en/about.yaml')).toEqual([]);
});

it.each([
  ['settings/prices.yaml', /building: \d+/, 'building: $48', 'prices.building: must be a number'],
  [
    'settings/redirects.yaml',
    'to: /product/service-request-software/',
    'to: /no-such-page/',
    'there is no page /no-such-page/',
  ],
  ['facts/en.yaml', /^trialDays: .*$/m, 'trialDays: {}', 'trialDays'],
])('what %s shall say is checked before it is saved', async (path, found, wrong, says) => {
  const file = `content/${path}`;
  const text = readFileSync(file, 'utf8').replace(found, wrong);
  const [{ faultsAround }, { asIfSaved }] = await Promise.all([
    import('./checkSite.ts'),
    import('../../src/content/files/unsavedTexts.ts'),
  ]);
  const faults = asIfSaved(new Map([[file, text]]), () => faultsAround(path));
  expect(faults.map((fault) => fault.text).join('\n')).toContain(says);
});

describe('names of pages', () => {
  it('are followed from records and from the words around pages', async () => {
    const root = withContent({
      'en/about.yaml': pageText('About'),
      'records/industries/retail.yaml': 'name: Retail\npage: abuot\nbuilding: grocery\n',
      'chrome/en.yaml': 'bar:\n  page: about\n  box:\n    page: gone-for-good\n',
    });
    const [{ pageIdFaults }, { loadedContent }, { formatFault }] = await Promise.all([
      import('./pageIdFaults.ts'),
      import('../../src/siteContent.ts'),
      import('../../shared/Fault.ts'),
    ]);
    const faults = pageIdFaults(loadedContent())
      .filter(({ file }) => file.startsWith(root) && !file.includes('/settings/'))
      .map((fault) => formatFault(fault).replaceAll(root, 'content'));
    expect(faults).toEqual([
      'content/records/industries/retail.yaml:2: page: there is no page “abuot”: did you mean “about”? Use the path of a file below content/en, without its ending',
      'content/chrome/en.yaml:4: bar.box.page: there is no page “gone-for-good”: Use the path of a file below content/en, without its ending',
    ]);
  });

  it('of a record with a fault of its own are not said to be missing', async () => {
    const of = (product: string) =>
      `name: A\nproduct: ${product}\ntitle: It opens jobs\npage: about\nicon: bell\n`;
    withContent({
      'en/about.yaml': pageText('About'),
      'records/products/broken.yaml': 'nme: Broken\n',
      'records/modules/a.yaml': of('broken'),
      'records/modules/b.yaml': of('gone'),
    });
    const [{ pageIdFaults }, { loadedContent }] = await Promise.all([
      import('./pageIdFaults.ts'),
      import('../../src/siteContent.ts'),
    ]);
    const said = pageIdFaults(loadedContent()).map(({ text }) => text);
    expect(said.filter((text) => text.includes('“gone”'))).toHaveLength(1);
    expectNoFaults(said.filter((text) => text.includes('“broken”')));
  });

  it('are followed from the menus, with the line of each', async () => {
    const root = withContent({ 'en/about.yaml': pageText('About') });
    const [{ pageIdFaults }, { loadedContent }] = await Promise.all([
      import('./pageIdFaults.ts'),
      import('../../src/siteContent.ts'),
    ]);
    const fault = pageIdFaults(loadedContent()).find(({ text }) => text.includes('“pricing”'));
    expect(fault).toMatchObject({ file: `${root}/settings/navigation.yaml`, line: expect.any(Number) });
    expect(fault?.line).toBeGreaterThan(1);
  });
});

it('an icon that a menu misspells is named, with the nearest one', async () => {
  const menus = readFileSync('content/settings/navigation.yaml', 'utf8').replace(/icon: bell\b/, 'icon: bel');
  withContent({ 'en/about.yaml': pageText('About'), 'settings/navigation.yaml': menus });
  const [{ pageIdFaults }, { loadedContent }] = await Promise.all([
    import('./pageIdFaults.ts'),
    import('../../src/siteContent.ts'),
  ]);
  const fault = pageIdFaults(loadedContent()).find(({ text }) => text.includes('icon'));
  expect(fault?.text).toMatch(
    /^platform\.products\[1\]\.modules\[\d+\]\.icon: there is no icon “bel”: did you mean “bell”\?$/,
  );
});

describe('a picture that is not there', () => {
  it('is named with its file, its line and the nearest one, and so is a note without its picture', async () => {
    const root = withContent({
      'en/index.yaml': pageText(
        'Home',
        'sections:\n  - type: thankYou\n    scene: { scene: picture, file: chiler.svg }\n',
      ),
      'en/roof.yaml': pageText(
        'Roof',
        'sections:\n  - type: thankYou\n    scene: { scene: picture, file: chiller.svg }\n',
      ),
      'en/post.mdx': `---\n${pageText('Post')}---\n<Figure photograph="chiller.svg" alt="" caption="A chiller" />\n`,
      'media/chiller.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'media/roof.jpg.yaml': 'alt: A roof\n',
      'media/chiller.svg.yaml': 'focus: [10, 120]\n',
    });
    const [{ loadedContent }, { formatFault }] = await Promise.all([
      import('../../src/siteContent.ts'),
      import('../../shared/Fault.ts'),
    ]);
    const said = (faults: readonly Parameters<typeof formatFault>[0][]) =>
      faults.map((fault) => formatFault(fault).replaceAll(root, 'content'));
    const { faults, unusable } = loadedContent();
    expect(said(faults)).toContain(
      'content/en/index.yaml:5: sections[1].scene.file: there is no picture “chiler.svg” in content/media: did you mean “chiller.svg”? Use one of chiller.svg',
    );
    const note = 'content/media/chiller.svg.yaml:1: focus[2]: is too large: 120, at most 100';
    const shows = (id: string) => said(unusable.find((page) => page.id === id)?.faults ?? []);
    expect(shows('roof')).toContain(note);
    expect(shows('roof')).toContain(
      'content/en/roof.yaml:5: sections[1].scene.file: the picture “chiller.svg” cannot be used: correct the note beside it, content/media/chiller.svg.yaml, first',
    );
    expect(shows('post').slice(0, 2)).toEqual([
      note,
      'content/en/post.mdx:5: <Figure>: the picture “chiller.svg” cannot be used: correct the note beside it, content/media/chiller.svg.yaml, first',
    ]);
    expect(said(faults).filter((fault) => fault.startsWith('content/media/'))).toEqual([
      note,
      'content/media/roof.jpg.yaml: there is no picture “roof.jpg” beside it: use one of chiller.svg',
    ]);
  });
});

it('names a file for a product window that does not exist', async () => {
  const root = withContent({
    'chrome/en.yaml': readFileSync('content/chrome/en.yaml', 'utf8'),
    'windows/en-AE/appCleint.yaml': 'title: SLA\n',
    'windows/en-UAE/appClient.yaml': 'title: SLA\n',
  });
  const { contentFaults } = await import('./checkSite.ts');
  expect(contentFaults()).toContainEqual({
    file: `${root}/windows/en-AE/appCleint.yaml`,
    text: 'there is no window “appCleint”: did you mean “appClient”?',
  });
  expect(contentFaults()).toContainEqual({
    file: `${root}/windows/en-UAE/appClient.yaml`,
    text: 'there is no locale “en-UAE”: did you mean “en-AE”? Use one of en, en-AE',
  });
});
