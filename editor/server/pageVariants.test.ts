import { afterEach, expect, it, vi } from 'vitest';
import { pageText, withContent } from '../../src/content/testing/withContent.ts';
import { readYamlData } from '../saving/rewriteYaml.ts';
import { deletion } from './pageFiles.ts';
import { variantsOf } from './pageVariants.ts';
import { REDIRECTS } from './redirectTable.ts';
import { regionalFile } from './regionalFile.ts';
import { renaming } from './renamePage.ts';

afterEach(() => vi.unstubAllEnvs());

const threeLanguages = () =>
  withContent({
    'en/pricing.yaml': pageText('Pricing'),
    'en/product/pricing.yaml': pageText('Product pricing'),
    'en-AE/pricing.yaml': 'name: Prices\n',
    'fr-FR/pricing.mdx': '---\nname: Tarifs\n---\n',
    [REDIRECTS]: 'redirects: []\n',
  });

it('finds what every region changes of a page', () => {
  threeLanguages();
  expect(variantsOf('en/pricing.yaml')).toEqual(['en-AE/pricing.yaml', 'fr-FR/pricing.mdx']);
  expect(variantsOf('settings/pricing.yaml')).toEqual([]);
});

it('renames a page with the files of all its regions', async () => {
  threeLanguages();
  const change = await renaming('en/pricing.yaml', { to: 'en/plans.yaml', isPublished: false });
  const pages = [...change.keys()].filter((path) => !path.startsWith('settings/'));
  expect(pages.toSorted()).toEqual([
    'en-AE/plans.yaml',
    'en-AE/pricing.yaml',
    'en/plans.yaml',
    'en/pricing.yaml',
    'fr-FR/plans.mdx',
    'fr-FR/pricing.mdx',
  ]);
  expect(change.get('fr-FR/plans.mdx')).toBe('---\nname: Tarifs\n---\n');
});

it('deletes a page with the files of all its regions', async () => {
  threeLanguages();
  expect([...(await deletion('en/pricing.yaml')).keys()]).toEqual([
    'en/pricing.yaml',
    'en-AE/pricing.yaml',
    'fr-FR/pricing.mdx',
  ]);
});

it('gives a page back the address that it had before', async () => {
  withContent({
    'en/prices.yaml': pageText('Prices'),
    [REDIRECTS]:
      'redirects:\n  - from: /pricing\n    to: /prices/\n    status: 301\n    reason: It was renamed.\n',
  });
  const change = await renaming('en/prices.yaml', { to: 'en/pricing.yaml', isPublished: true });
  expect(change.get(REDIRECTS)).toBe(
    'redirects:\n  - from: /prices\n    to: /pricing/\n    status: 301\n    reason: The page was renamed.\n',
  );
});

it('lets a page differ in a region, beginning with what search results say', async () => {
  threeLanguages();
  const [[path, text] = []] = await regionalFile('en/product/pricing.yaml', 'fr-FR');
  expect(path).toBe('fr-FR/product/pricing.yaml');
  expect(readYamlData(text ?? '')).toEqual({
    meta: { title: 'Product pricing | {brand}', desc: 'All there is to say of Product pricing.' },
  });
  await expect(regionalFile('en/pricing.yaml', 'fr-FR')).rejects.toThrow('already differs in fr-FR');
});
