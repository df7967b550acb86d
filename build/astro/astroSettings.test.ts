import { globSync } from 'node:fs';
import { getViteConfig } from 'astro/config';
import { expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { astroSettings } from './astroSettings.ts';

it('looks for packages to bundle in no test: what tests import is not installed where a site is only edited', async () => {
  const { resolveConfig } = await import('vite');
  const settings = { ...astroSettings, configFile: false, logLevel: 'error' } as const;
  const ofAstro = await getViteConfig({}, settings)({ mode: 'development', command: 'serve' });
  const { environments } = await resolveConfig(ofAstro as object, 'serve');
  expect(environments['client']?.optimizeDeps.entries).toBeDefined();
  for (const { optimizeDeps } of Object.values(environments)) {
    const patterns = [optimizeDeps.entries ?? []].flat();
    const wanted = patterns.filter((one) => !one.startsWith('!'));
    const exclude = patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
    expectNoFaults(globSync(wanted, { exclude }).filter((file) => file.includes('.test.')));
  }
});
