import { describe, expect, it } from 'vitest';
import { allPages } from '../src/siteContent.ts';
import { filesAt, selectTests, slowWordOf } from './selectTests.ts';
import { checkKeywords, SLOW_CHECKS } from './slow/slowChecks.ts';

const spec = (name: string) => `tests/e2e/${name}.spec.ts`;

describe('the tests that belong to a change', () => {
  it('of a section are those that import it, the specs that name it, and a page that shows it', () => {
    const file = 'src/sections/arguments/FeatureGroup/FeatureGroup.tsx';
    const { related, specs, pages, isSiteChecked } = selectTests([file]);
    expect(related).toEqual([file]);
    expect(specs).toContain(spec('refrigeration'));
    expect(pages).toHaveLength(1);
    const page = allPages().find(({ path }) => path === pages[0]);
    expect(page?.sections.map(({ type }) => type)).toContain('featureGroup');
    expect(isSiteChecked).toBe(true);
  });

  it('of a page’s content are the tests of all content, every built page, and that page in a browser', () => {
    const { related, pages, isSiteChecked } = selectTests(['content/en/about.yaml']);
    expect(related).toContain('src/content/site/pages.test.ts');
    expect(pages).toEqual(['/about/']);
    expect(isSiteChecked).toBe(true);
  });

  it('of a static check is that check, and of what such checks share all of them', () => {
    const named = selectTests(['tests/site/feeds.test.ts']);
    expect(named).toMatchObject({ siteTests: ['tests/site/feeds.test.ts'], isSiteChecked: false });
    expect(selectTests(['tests/site/builtSite.ts'])).toMatchObject({ siteTests: [], isSiteChecked: true });
    expect(selectTests(['tests/site/feeds.test.ts', 'content/en/about.yaml']).isSiteChecked).toBe(true);
  });

  it('of what every page shows are one page of each template', () => {
    for (const file of ['src/styles/tokens.css', 'content/chrome/en.yaml', 'src/ui/Button/Button.tsx'])
      expect(selectTests([file, 'content/en/about.yaml']).pages, file).toBe('templates');
  });

  it('of a page that many specs open as an example are not those specs', () => {
    expect(selectTests(['content/en/about.yaml']).specs).toEqual([]);
    expect(selectTests(['content/en/events.yaml']).specs).toContain(spec('events'));
  });

  it('of a behavior are the specs that name it instead of pages that are only looked at', () => {
    const { specs, pages } = selectTests(['src/behaviors/videoPopup.ts']);
    expect(specs).toContain(spec('openParts'));
    expect(pages).toEqual([]);
  });

  it('of a test are that test', () => {
    const test = 'src/sections/figures/StatCards/variants/dialPath.test.ts';
    expect(selectTests([test, spec('careers')])).toEqual({
      related: [test],
      isSiteChecked: false,
      siteTests: [],
      namedSpecs: [spec('careers')],
      specs: [],
      pages: [],
    });
  });

  it('that wait for a slow check are named with the check that runs them', () => {
    expect(slowWordOf('tests/e2e/careers.spec.ts')).toBeUndefined();
    const slow = filesAt('tests')
      .filter((file) => /\.(?:spec|test)\.ts$/.test(file))
      .flatMap((file) => slowWordOf(file) ?? []);
    expect(slow).toContain('editor');
    for (const word of slow)
      expect(
        SLOW_CHECKS.some(({ name }) => checkKeywords(name).includes(word)),
        word,
      ).toBe(true);
  });

  it('of what several specs share are those specs', () => {
    const { specs } = selectTests(['tests/e2e/formsTest.ts']);
    expect(specs).toEqual(expect.arrayContaining([spec('forms'), spec('formsUse')]));
    expect(specs).not.toContain(spec('careers'));
  });

  it('of the server look at no page', () => {
    const { pages, related, isSiteChecked } = selectTests(['server/app.ts']);
    expect({ pages, related, isSiteChecked }).toEqual({
      pages: [],
      related: ['server/app.ts'],
      isSiteChecked: false,
    });
  });

  it('of a file that is gone are those of what it leaves behind', () => {
    expect(selectTests(['content/en/gone.yaml'])).toMatchObject({ isSiteChecked: true, pages: 'templates' });
    expect(selectTests(['src/ui/gone.ts', spec('gone')])).toMatchObject({ related: [], namedSpecs: [] });
  });

  it('of documentation are none', () => {
    expect(selectTests(['README.md', 'docs/index.md'])).toEqual({
      related: [],
      isSiteChecked: false,
      siteTests: [],
      namedSpecs: [],
      specs: [],
      pages: [],
    });
  });
});

it('a slow check is found by each word of its name, without dots and commas', () => {
  expect(checkKeywords('Types of .astro files')).toContain('astro');
  expect(checkKeywords('Builds after changes, after faults')).toContain('changes');
});

it('selects the files of a folder, and names a folder that does not exist', () => {
  expect(filesAt('src/ui/Button')).toContain('src/ui/Button/Button.tsx');
  expect(filesAt('README.md')).toEqual(['README.md']);
  expect(() => filesAt('src/ui/Buton')).toThrow('src/ui/Buton: there is no such file or folder');
});
