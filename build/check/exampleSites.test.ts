import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';

afterEach(() => vi.unstubAllEnvs());

const examples = readdirSync('examples', { withFileTypes: true }).filter((entry) => entry.isDirectory());

it.each(examples.map(({ name }) => name))('the example %s has content that can be built', async (name) => {
  vi.stubEnv('SITE_CONTENT', join('examples', name, 'content'));
  vi.resetModules();
  const [{ checkSite }, { loadedContent }] = await Promise.all([
    import('./checkSite.ts'),
    import('../../src/siteContent.ts'),
  ]);
  expectNoFaults(Object.values(checkSite()).flat());
  expect(loadedContent().pages.length).toBeGreaterThanOrEqual(12);
});
