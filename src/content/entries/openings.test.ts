import { afterEach, expect, it, vi } from 'vitest';
import { createSiteConfig } from '../../../config/site.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../../../config/siteConfig.ts');
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('site:job-board'));
});

const job = {
  id: 7,
  title: 'Planner',
  absolute_url: 'https://boards.example/lintel/jobs/7',
  location: { name: 'Austin, Texas' },
};

it('asks the job board when told to, never for being imported', async () => {
  const request = vi.fn(async () => Response.json({ jobs: [job] }));
  vi.stubGlobal('fetch', request);
  vi.resetModules();
  vi.doMock('../../../config/siteConfig.ts', async (original) => ({
    ...(await original<object>()),
    siteConfig: { ...createSiteConfig('Lintel'), jobBoard: 'https://boards.example/lintel/jobs' },
  }));
  await import('../../sections/company/CareersHead/CareersHead.schema.ts');
  await import('../../sections/company/JobOpenings/JobOpenings.schema.ts');
  const { loadOpenings, openings } = await import('./openings.ts');
  expect(request).not.toHaveBeenCalled();
  await loadOpenings();
  expect(request).toHaveBeenCalledOnce();
  expect(openings()).toMatchObject([{ id: '7', role: 'Planner' }]);
});

it('leaves the network alone where no board is set', async () => {
  const request = vi.fn();
  vi.stubGlobal('fetch', request);
  const { loadOpenings, openings } = await import('./openings.ts');
  await loadOpenings();
  expect(request).not.toHaveBeenCalled();
  expect(openings().length).toBeGreaterThan(0);
});
