import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { specifiedBands } from '../../shared/roi/testing/specifiedBands.ts';
import type { AnswerTexts } from '../../shared/site/answerTexts.ts';
import { type AppParts, buildApp } from '../app.ts';
import { readEnvironment } from '../env.ts';
import { openLeadStore } from '../leads/openConfiguredStore.ts';
import { loadSite } from '../Site.ts';
import { TEST_FORMS } from './testForms.ts';

/** Texts of the server's own responses. */
export const TEST_ANSWERS: AnswerTexts = {
  badAddress: 'The address cannot be read.',
  preview: 'This is a preview.',
  otherSite: 'Another website sent the form.',
  notFound: 'The page is not there.',
  readOnly: 'The page takes nothing.',
  formAddress: 'A form is sent here.',
  tooLarge: 'That is too much.',
  wrongFormat: 'That is another format.',
  otherHost: 'That is another site.',
  tooMany: 'Too many forms came. Wait, and send the form again.',
  stillTyped: 'The form still holds it.',
  wrongPasswords: 'Too many wrong passwords.',
  notStored: 'We could not save your details just now: send the form again.',
  refused: 'The site cannot answer.',
  failed: 'Something went wrong.',
  failedTwice: 'The error page went wrong.',
  notSent: 'The form was not sent.',
  wrongTitle: 'Error: %title%',
  home: 'Home',
  fields: {
    required: 'Fill in “%label%”',
    tooLong: '“%label%” has %length% characters, %limit% fit',
    wrong: 'Check “%label%”',
    email: 'Enter your email as name@company.com',
    tel: 'Enter your phone number with its country code',
    select: 'Choose one of the options',
    country: 'Choose a country',
    workday: 'Choose another day',
  },
};

const FORM = `<!doctype html><html lang="en"><head><title>Request a demo | Lintel</title></head><body>
<astro-island client="visible" component-url="/_astro/LeadForm.js">
<form method="post" action="/forms/request-demo/" data-form="request-demo" novalidate>
<div data-error-summary hidden tabindex="-1"></div>
<input type="hidden" name="_page" value="/request-demo/">
<div data-field="email"><label for="request-demo-email">Work email</label>
<input id="request-demo-email" name="email" type="email" aria-describedby="request-demo-email-hint">
<p id="request-demo-email-hint">Where we answer</p><p data-error id="request-demo-email-error" hidden></p></div>
<div data-field="phone"><input id="request-demo-phone" name="phone"><p data-error id="request-demo-phone-error" hidden></p></div>
<div data-field="runs"><select id="request-demo-runs" name="runs"><option value="">Choose</option>
<option value="retail">Stores</option></select><p data-error id="request-demo-runs-error" hidden></p></div>
<div data-field="message"><textarea id="request-demo-message" name="message"></textarea></div>
</form></astro-island></body></html>`;

/** The built site that tests serve: a few files, one of each kind. */
export const TEST_FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title>',
  'about/index.html': `<!doctype html><title>About</title>${'<p>Work orders.</p>'.repeat(200)}`,
  '_hosts/en-AE/about/index.html': '<!doctype html><title>About, UAE</title>',
  'request-demo/index.html': FORM,
  'resources/index.html': '<!doctype html><title>Resources</title>',
  'ebooks/two/index.html': '<!doctype html><title>Two</title>',
  '404/index.html': '<!doctype html><title>404 | Lintel</title>',
  '500/index.html': '<!doctype html><title>Something went wrong | Lintel</title>',
  '_astro/page.3f9a1b2c.js': 'export {};',
  'images/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  '.secret': 'not for visitors',
  '.site/commit': 'a1b2c3d4e5f6',
  '.site/forms.json': JSON.stringify(TEST_FORMS),
  '.site/manifest.json': JSON.stringify({
    brand: 'Lintel',
    hosts: { en: 'www.lintel.example', 'en-AE': 'ae.lintel.example' },
    answers: { en: TEST_ANSWERS },
    bands: specifiedBands,
    documents: { 'about/index.html': { csp: "default-src 'none'; script-src 'sha256-about'" } },
    assets: { 'images/plan.svg': { csp: "default-src 'none'; style-src 'sha256-plan'" } },
    redirects: [
      ['/newsroom/lintel-in-the-news', '/newsroom/#news'],
      ['/webinar/components/FutureCmmswebniarModel', '/webinar/'],
      ['/product/inventory-management', '/product/parts-inventory-management-software/'],
      ['/rebuild/product-walkthrough/videos', 'https://videos.lintel.example/'],
      ['/resources/case-study/meridian-malls', '/', 302],
    ].map(([from, to, status = 301]) => ({ from, to, status, reason: 'It moved.' })),
  }),
};

export interface TestSite {
  app: FastifyInstance;
  /** Folder of the built site. */
  root: string;
  dataDir: string;
  close: () => Promise<void>;
}

/** Writes a site's files, with compressed copies of its pages, to a new folder. */
export function writeTestSite(files: Readonly<Record<string, string>> = TEST_FILES): string {
  const root = mkdtempSync(join(tmpdir(), 'site-test-'));
  for (const [file, text] of Object.entries(files)) {
    const target = join(root, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    if (file === 'about/index.html') {
      writeFileSync(`${target}.br`, brotliCompressSync(text));
      writeFileSync(`${target}.gz`, gzipSync(text));
    }
  }
  return root;
}

export interface TestSiteOptions {
  variables?: Record<string, string>;
  files?: Readonly<Record<string, string>>;
  parts?: Partial<AppParts>;
}

/** Starts a server with a small built site and an empty store, both of which close removes. */
export async function startTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const root = writeTestSite(options.files);
  const dataDir = mkdtempSync(join(tmpdir(), 'site-leads-'));
  const environment = readEnvironment({ LOG_LEVEL: 'silent', FORM_RATE_LIMIT: 'off', ...options.variables });
  const store = options.parts?.store ?? openLeadStore(dataDir);
  const site = loadSite(root, environment.SITE_HOSTS);
  const app = await buildApp({ environment, site, ...options.parts, store });
  // This also starts the deliveries.
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    root,
    dataDir,
    close: async () => {
      await app.close();
      for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
