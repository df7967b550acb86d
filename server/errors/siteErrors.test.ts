import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteForms } from '../../shared/forms/SiteForms.ts';
import { startTestSite, TEST_ANSWERS, TEST_FILES, type TestSite } from '../testing/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Forms that fail with an error without a status. */
class FailingForms extends SiteForms {
  override get(): never {
    throw new Error('secret detail');
  }
}
const failingForms = new FailingForms({ forms: [], placements: [] });

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

describe('errors', () => {
  it('show the 404 page for an unknown path', async () => {
    const answer = await get('/unknown/');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(TEST_FILES['404/index.html']);
    expect((await get('/404/')).statusCode).toBe(200);
  });

  it('are JSON for clients that ask for it', async () => {
    const answer = await get('/unknown/', { accept: 'application/json' });
    expect(answer.json()).toEqual({ error: 'The page is not there.' });
  });

  it('without a status are a 500 with the 500 page, and reveal no internals', async () => {
    const broken = await startTestSite({ parts: { forms: failingForms } });
    const answer = await broken.app.inject({ method: 'POST', url: '/forms/contact/' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe(TEST_FILES['500/index.html']);
    await broken.close();
  });

  it('are in the language of the region, and declare it', async () => {
    const manifest = JSON.parse(TEST_FILES['.site/manifest.json'] ?? '');
    manifest.answers['en-AE'] = { ...TEST_ANSWERS, otherSite: 'Another site sent it, says Dubai.' };
    const regional = await startTestSite({
      files: { ...TEST_FILES, '.site/manifest.json': JSON.stringify(manifest) },
    });
    const ask = async (host: string) => {
      const headers = { host, origin: 'https://evil.example' };
      return (await regional.app.inject({ method: 'POST', url: '/forms/newsletter/', headers })).body;
    };
    expect(await ask('ae.localhost')).toMatch(/<html lang="en-AE">.*says Dubai/s);
    expect(await ask('localhost')).toMatch(/<html lang="en">.*Another website sent the form/s);
    await regional.close();
  });

  it('have the names that HTTP gives them if the build has no texts', async () => {
    const { '.site/manifest.json': _, ...files } = TEST_FILES;
    const wordless = await startTestSite({ files });
    const answer = await wordless.app.inject({ method: 'POST', url: '/about/' });
    expect([answer.statusCode, answer.body]).toEqual([
      405,
      expect.stringContaining('<h1>Method Not Allowed</h1>'),
    ]);
    await wordless.close();
  });

  it('have a text if there is no page for them', async () => {
    const files = Object.fromEntries(
      Object.entries(TEST_FILES).filter(([file]) => file !== '500/index.html'),
    );
    const broken = await startTestSite({ files, parts: { forms: failingForms } });
    const answer = await broken.app.inject({ method: 'POST', url: '/forms/contact/' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('The error page went wrong.');
    expect(answer.body).toContain('<a href="/">Home</a>');
    expect(answer.body).not.toContain('secret detail');
    await broken.close();
  });

  it('name an unknown step of the pipeline', async () => {
    const broken = await startTestSite({ parts: { stepOrder: ['security-headers', 'geofence', 'build'] } });
    const answer = await broken.app.inject({ url: '/about/' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Unknown middleware geofence');
    await broken.close();
  });

  it('include a malformed target', async () => {
    const answer = await get('/%zz/');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});
