import { afterEach, expect, it, vi } from 'vitest';
import { sameModules } from '../../build/dev/testing/sameModules.ts';
import { contentSchemas } from '../../build/schemas/contentSchemas.ts';
import { pageText, withContent } from '../../src/content/testing/withContent.ts';
import { siteTree } from './siteTree.ts';

vi.mock('./git.ts', () => ({ changedFiles: async () => ['en/fresh.yaml'] }));

afterEach(() => vi.unstubAllEnvs());

it('says of each page whether it is published, a draft, scheduled, expired or wrong, and whether it is changed', async () => {
  withContent({
    'en/public.yaml': pageText('Public'),
    'en/fresh.yaml': pageText('Fresh'),
    'en/begun.yaml': pageText('Begun', 'draft: true\n'),
    'en/to-come.yaml': pageText('To come', "publishAt: '2999-01-01T09:00:00Z'\n"),
    'en/over.yaml': pageText('Over', "expireAt: '2001-01-01T09:00:00Z'\n"),
    'en/broken.yaml': pageText('Broken', 'nonsense: true\n'),
  });
  const families = await siteTree(sameModules, contentSchemas);
  const pages = families.find(({ name }) => name === 'top pages')?.entries ?? [];
  const states = pages.map(({ path, state, isChanged }) => [path, state + (isChanged ? ', changed' : '')]);
  expect(Object.fromEntries(states)).toEqual({
    'en/public.yaml': 'published',
    'en/fresh.yaml': 'published, changed',
    'en/begun.yaml': 'draft',
    'en/to-come.yaml': 'scheduled',
    'en/over.yaml': 'expired',
    'en/broken.yaml': 'wrong',
  });
});
