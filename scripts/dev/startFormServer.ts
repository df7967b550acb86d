import { once } from 'node:events';
import { createServer } from 'node:http';
import { siteForms } from '../../build/siteForms.ts';
import { createRedirects } from '../../config/redirects.ts';
import { siteConfig } from '../../config/site.ts';
import { buildApp } from '../../server/app.ts';
import { readEnvironment } from '../../server/env.ts';
import { createHostTable } from '../../server/http/regionalHosts.ts';
import { openConfiguredStore } from '../../server/leads/openConfiguredStore.ts';
import { isServerRoute, type Site } from '../../server/Site.ts';
import { StaticTable } from '../../server/static/StaticTable.ts';
import { startProviderStub } from '../../server/stub/ProviderStub.ts';
import { freePort } from '../../server/testing/freePort.ts';
import { SiteForms } from '../../shared/forms/SiteForms.ts';
import { createRedirectResolver } from '../../shared/http/resolveRedirect.ts';
import { allForms } from '../../src/lib/content/forms.ts';
import { allPages } from '../../src/lib/content/pages.ts';

/** The forms as content/forms holds them at the moment: a form that was just written can be sent. */
class CurrentForms extends SiteForms {
  override get(id: string) {
    return allForms().get(id);
  }
}

const NO_FILES = new StaticTable([], undefined, () => false);

/** A table of the one page that a form was sent from, as the development server renders it. */
async function pageTable(address: string): Promise<StaticTable> {
  const { pathname } = new URL(address);
  const answer = await fetch(address);
  const file = { file: `${pathname.slice(1)}index.html`, path: pathname, locale: undefined };
  const bytes = Buffer.from(await answer.arrayBuffer());
  const files = answer.ok ? [{ ...file, bytes, brotli: undefined, gzip: undefined }] : [];
  // The development server's pages hold styles and scripts that no policy was made for.
  const documents = { [file.file]: { csp: "default-src * data: 'unsafe-inline'" } };
  return new StaticTable(files, { brand: siteConfig.brand.name, documents, assets: {} }, () => false);
}

/**
 * The routes of the server beside the development server, with the provider stub for a provider: forms are taken,
 * kept in DATA_DIR and delivered as on the real site. Returns the address to pass submissions on to.
 */
export async function startFormServer(): Promise<{ address: string; stub: string | undefined }> {
  const given: NodeJS.ProcessEnv = { LOG_LEVEL: 'error', FORM_RATE_LIMIT: 'off', ...process.env };
  const stub =
    given['MARKETING_FORMS_URL'] === undefined
      ? await startProviderStub({ forms: allForms().values(), portalId: siteConfig.marketingForms.portalId })
      : undefined;
  const services =
    stub === undefined ? {} : { MARKETING_FORMS_URL: stub.url, MAILING_LIST_URL: stub.listUrl };
  const environment = readEnvironment({ ...services, ...given });
  const site: Site = {
    config: siteConfig,
    hosts: createHostTable({}),
    files: NO_FILES,
    forms: new CurrentForms(siteForms(allPages())),
    redirects: createRedirects(),
    resolveRedirect: createRedirectResolver(createRedirects(), isServerRoute),
  };
  const app = await buildApp({ environment, site, store: openConfiguredStore(environment) });
  const front = createServer(async (request, response) => {
    const { referer } = request.headers;
    if (request.method === 'POST' && referer !== undefined)
      site.files = await pageTable(referer).catch(() => NO_FILES);
    app.routing(request, response);
  });
  const port = await freePort();
  front.listen(port, '127.0.0.1');
  await once(front, 'listening');
  return { address: `http://127.0.0.1:${port}`, stub: stub && `${stub.url}/stub` };
}
