import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeRoiTemplates } from '../../build/roi/roiTemplates.ts';
import { specifiedBands } from '../../shared/roi/testing/specifiedBands.ts';
import { SITE_MANIFEST_PATH } from '../../shared/site/SiteManifest.ts';
import { buildApp } from '../app.ts';
import { readEnvironment } from '../env.ts';
import { openLeadStore } from '../leads/openConfiguredStore.ts';
import { loadSite } from '../Site.ts';
import { startTestSite, type TestSite } from '../testing/testSite.ts';

/** The delay of a request over the limit. */
const pause = vi.hoisted(() => vi.fn<(wait: number) => Promise<void>>());
vi.mock('node:timers/promises', async (original: () => Promise<object>) => ({
  ...(await original()),
  setTimeout: pause,
}));

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  const folder = join(site.root, 'pdf');
  mkdirSync(folder);
  const templates = await makeRoiTemplates();
  writeFileSync(join(folder, 'roi_pdf.pdf'), templates.integration);
  writeFileSync(join(folder, 'roi_pdf_2.pdf'), templates.plain);
  const environment = readEnvironment({ LOG_LEVEL: 'silent' });
  await site.app.close();
  site.app = await buildApp({ environment, site: loadSite(site.root), store: openLeadStore(site.dataDir) });
});
afterAll(() => site.close());

describe('GET /roi-pdf', () => {
  it.each([
    '/roi-pdf',
    '/roi-pdf/',
    '/roi-pdf?noOfBuildings=40&timeDecreasePercentageWithLintel=20&isIntegration=false',
    '/roi-pdf?noOfBuildings=-1e999&monthlyWorkOrdersCount=NaN&isIntegration=%FF&noOfBuildings=2',
  ])('serves %s as a PDF download', async (url) => {
    const answer = await site.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="document.pdf"',
      'content-length': String(answer.rawPayload.length),
    });
    expect((await PDFDocument.load(answer.rawPayload)).getPageCount()).toBeGreaterThan(0);
  });

  it('depends on the query', async () => {
    const ask = async (query: string) =>
      (await site.app.inject({ url: `/roi-pdf?${query}` })).rawPayload.toString('latin1');
    expect(await ask('isIntegration=false')).not.toBe(await ask('isIntegration=true'));
    expect(await ask('noOfBuildings=200')).not.toBe(await ask(''));
  });

  it('works from the bands that the site was built with, and is not there without', async () => {
    const file = join(site.root, SITE_MANIFEST_PATH);
    const built = readFileSync(file, 'utf8');
    const manifest = JSON.parse(built) as object;
    const ask = async (bands: unknown) => {
      writeFileSync(file, JSON.stringify({ ...manifest, bands }));
      const environment = readEnvironment({ LOG_LEVEL: 'silent' });
      const store = openLeadStore(join(site.root, 'other-leads'));
      const app = await buildApp({ environment, site: loadSite(site.root), store });
      const answer = await app.inject({ url: '/roi-pdf' });
      await app.close();
      writeFileSync(file, built);
      return answer;
    };
    const { rawPayload } = await site.app.inject({ url: '/roi-pdf' });
    expect((await ask(specifiedBands)).rawPayload.equals(rawPayload)).toBe(true);
    const dearer = { ...specifiedBands, buildings: [{ cost: 90000 }] };
    expect((await ask(dearer)).rawPayload.equals(rawPayload)).toBe(false);
    expect((await ask(undefined)).statusCode).toBe(404);
  });

  it('responds to HEAD like GET, and leaves every other method to the site', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: '/roi-pdf' });
    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'application/pdf', '']);
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await site.app.inject({ method, url: '/roi-pdf/' })).statusCode).toBe(404);
    }
  });

  it('delays further reports for an address, but not its pages', async () => {
    const ask = (remoteAddress: string, url = '/roi-pdf') => site.app.inject({ url, remoteAddress });
    for (let count = 0; count < 60; count += 1) await ask('203.0.113.5');
    expect(pause).not.toHaveBeenCalled();
    const { promise, resolve } = Promise.withResolvers<void>();
    pause.mockReturnValue(promise);
    let isDone = false;
    const oneTooMany = ask('203.0.113.5').finally(() => {
      isDone = true;
    });
    for (const answer of await Promise.all([ask('203.0.113.6'), ask('203.0.113.5', '/about/')]))
      expect(answer.statusCode).toBe(200);
    expect(isDone).toBe(false);
    expect(pause.mock.calls.map(([wait]) => wait >= 1000)).toEqual([true]);
    resolve();
    expect((await oneTooMany).statusCode).toBe(200);
  });
});
