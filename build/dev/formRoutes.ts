import type { Connect, ViteDevServer } from 'vite';
import { buildApp } from '../../server/app.ts';
import { readEnvironment } from '../../server/env.ts';
import { createHostTable } from '../../server/http/regionalHosts.ts';
import { openConfiguredStore } from '../../server/leads/openConfiguredStore.ts';
import { isServerRoute, type Site } from '../../server/Site.ts';
import { StaticTable } from '../../server/static/StaticTable.ts';
import { startProviderStub } from '../../server/stub/ProviderStub.ts';
import { SiteForms } from '../../shared/forms/SiteForms.ts';
import { createRedirectResolver } from '../../shared/http/resolveRedirect.ts';
import { importAsPagesDo } from './siteModules.ts';

const NO_FILES = new StaticTable([], undefined, () => false);

/** A static table with only the page that a form was submitted from, as the development server renders it. */
async function pageTable(address: string, brand: string): Promise<StaticTable> {
  const { pathname } = new URL(address);
  const answer = await fetch(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const read = (encoding: string) => (encoding === 'identity' ? bytes : undefined);
  const file = { file: `${pathname.slice(1)}index.html`, path: pathname, locale: undefined };
  const files = answer.ok ? [{ ...file, read, sizeOf: (encoding: string) => read(encoding)?.length }] : [];
  // The development server adds styles and scripts that no policy covers.
  const documents = { [file.file]: { csp: "default-src * data: 'unsafe-inline'" } };
  return new StaticTable(files, { brand, documents, assets: {}, redirects: [] }, () => false);
}

/** The forms as they are in the content right now, so that a new form works at once. */
class CurrentForms extends SiteForms {
  current: SiteForms;

  constructor(current: SiteForms) {
    super({ forms: [], placements: [] });
    this.current = current;
  }

  override get(...given: Parameters<SiteForms['get']>) {
    return this.current.get(...given);
  }

  override thankYouOf(...given: Parameters<SiteForms['thankYouOf']>) {
    return this.current.thankYouOf(...given);
  }
}

async function currentSite(server: ViteDevServer): Promise<Pick<Site, 'answers' | 'config' | 'forms'>> {
  const [{ siteConfig }, { siteForms }, { answerTexts }, { loadedContent }] = await Promise.all([
    importAsPagesDo<typeof import('../../config/siteConfig.ts')>(server, 'config/siteConfig.ts'),
    importAsPagesDo<typeof import('../generated/siteForms.ts')>(server, 'build/generated/siteForms.ts'),
    importAsPagesDo<typeof import('../../src/content/words/answerTexts.ts')>(
      server,
      'src/content/words/answerTexts.ts',
    ),
    importAsPagesDo<typeof import('../../src/siteContent.ts')>(server, 'src/siteContent.ts'),
  ]);
  return {
    answers: answerTexts(),
    config: siteConfig,
    forms: new SiteForms(siteForms(loadedContent().pages)),
  };
}

/**
 * The server's form routes within the development server, with the provider stub: submissions are accepted, stored in
 * DATA_DIR and delivered as on the real site. Prints the stub's address.
 */
export async function startFormRoutes(server: ViteDevServer): Promise<Connect.NextHandleFunction> {
  const given: NodeJS.ProcessEnv = { LOG_LEVEL: 'error', FORM_RATE_LIMIT: 'off', ...process.env };
  const current = await currentSite(server);
  const { allForms } = await importAsPagesDo<typeof import('../../src/content/entries/forms.ts')>(
    server,
    'src/content/entries/forms.ts',
  );
  const stub =
    given['MARKETING_FORMS_URL'] === undefined
      ? await startProviderStub({
          forms: allForms().values(),
          portalId: current.config.marketingForms.portalId,
        })
      : undefined;
  const services =
    stub === undefined ? {} : { MARKETING_FORMS_URL: stub.url, MAILING_LIST_URL: stub.listUrl };
  const environment = readEnvironment({ ...services, ...given });
  const forms = new CurrentForms(current.forms);
  const site: Site = {
    config: current.config,
    isPreview: false,
    build: { build: 'development' },
    forms,
    answers: current.answers,
    bands: undefined,
    hosts: createHostTable({}, current.config.locales),
    unlistedHosts: new Set(),
    files: NO_FILES,
    redirects: [],
    resolveRedirect: createRedirectResolver([], isServerRoute),
  };
  const app = await buildApp({ environment, site, store: openConfiguredStore(environment) });
  if (stub)
    console.log(
      `Submissions go to a stub: see ${stub.url}/stub, and tell it to fail with curl -X PUT -d down ${stub.url}/stub`,
    );
  return async (request, response, next) => {
    try {
      forms.current = (await currentSite(server)).forms;
      const { referer } = request.headers;
      site.files =
        referer === undefined
          ? NO_FILES
          : await pageTable(referer, site.config.brand.name).catch(() => NO_FILES);
    } catch (error) {
      next(error);
      return;
    }
    app.routing(request, response);
  };
}
