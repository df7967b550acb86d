import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { siteConfig } from '../../../config/siteConfig.ts';
import { pageText, withContent } from '../testing/withContent.ts';

afterEach(() => vi.unstubAllEnvs());

async function crumbsOf(id: string, files: Record<string, string>) {
  withContent({ 'en/index.yaml': pageText('Home'), ...files });
  const [{ breadcrumbsOf }, { pageById }] = await Promise.all([
    import('./breadcrumbs.ts'),
    import('../../siteContent.ts'),
  ]);
  const page = pageById(id);
  if (!page) throw new Error(`no page ${id}`);
  return breadcrumbsOf(page);
}

describe('breadcrumbsOf', () => {
  it('leads from home through the parents to the page', async () => {
    expect(
      await crumbsOf('c', {
        'en/a.yaml': pageText('A'),
        'en/a/{brandSlug}.yaml': pageText('B'),
        'en/c.yaml': pageText('C', "parents: [a, 'a/{brandSlug}']"),
      }),
    ).toEqual([
      { name: 'Home', path: '/' },
      { name: 'A', path: '/a/' },
      { name: 'B', path: `/a/${siteConfig.brand.slug}/` },
      { name: 'C' },
    ]);
  });

  it('is empty for a page at the top', async () => {
    expect(await crumbsOf('index', {})).toEqual([]);
  });

  it('names a parent that does not exist', async () => {
    await expect(crumbsOf('c', { 'en/c.yaml': pageText('C', 'parents: [products]') })).rejects.toThrow(
      /\/en\/c\.yaml:\d: parents: no page “products”/,
    );
  });

  it('leaves out a parent that does not exist in development, where the page reports it', async () => {
    const { allowFaultyPages } = await import('../files/allowFaultyPages.ts');
    allowFaultyPages();
    onTestFinished(() => allowFaultyPages(false));
    const trail = await crumbsOf('c', {
      'en/a.yaml': pageText('A'),
      'en/c.yaml': pageText('C', 'parents: [a, products]'),
    });
    expect(trail.map(({ name }) => name)).toEqual(['Home', 'A', 'C']);
    const { loadedContent } = await import('../../siteContent.ts');
    const { faultsOf } = loadedContent();
    const [, faults] = [...faultsOf].find(([page]) => page.id === 'c') ?? [];
    expect(faults).toMatchObject([{ line: 3, text: expect.stringContaining('no page “products”') }]);
  });
});
