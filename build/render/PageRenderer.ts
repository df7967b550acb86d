import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { siteConfig } from '../../config/siteConfig.ts';
import { isContentError } from '../../src/content/files/contentError.ts';
import { recordQueries } from '../../src/content/reading/trackedQueries.ts';
import type { SiteCode } from '../astro/siteCode.ts';

type Route = Awaited<ReturnType<StaticPaths['getAll']>>[number]['route'];

/** Exports of the bundle that Astro makes to prerender pages. */
type PageApp = ConstructorParameters<typeof StaticPaths>[0] & {
  routeCache: { clearAll: () => void };
  render: (request: Request, options: { routeData: Route }) => Promise<Response>;
  setInternals: (internals: object) => void;
  setOptions: (options: object) => void;
};

/** A rendered page. */
interface RenderedPage {
  html: string;
  /** The queries it made about other content (src/content/reading/trackedQueries.ts). */
  queries: string[];
}

/** Path of the document for a URL path, below the root of the site. */
const fileOf = (pathname: string) => `${pathname.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '');

/** Renders pages with the bundled code of the site, one at a time, as Astro does at the end of its own build. */
export class PageRenderer {
  readonly #app: PageApp;
  readonly #routes: ReadonlyMap<string, { pathname: string; route: Route }>;

  private constructor(app: PageApp, routes: ReadonlyMap<string, { pathname: string; route: Route }>) {
    this.#app = app;
    this.#routes = routes;
  }

  static async open({ entry, styles }: SiteCode): Promise<PageRenderer> {
    const { app } = (await import(entry)) as { app: PageApp };
    app.setInternals({ pagesByKeys: new Map(styles), entrySpecifierToBundleMap: new Map() });
    app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => {} } } } });
    // Node.js loads a bundle only once, so Astro’s route cache may be that of an earlier build.
    app.routeCache.clearAll();
    const paths = await new StaticPaths(app).getAll();
    const routes = paths.map(({ pathname, route }) => [fileOf(pathname), { pathname, route }] as const);
    return new PageRenderer(app, new Map(routes));
  }

  /** Every document that the code can render, by path below the root of the site. */
  files(): string[] {
    return [...this.#routes.keys()];
  }

  /** Renders a document. Rejects with its name, or with the faults of the content that it shows. */
  async render(file: string): Promise<RenderedPage> {
    const found = this.#routes.get(file);
    if (found === undefined) throw new Error(`there is no page to render for ${file}`);
    const pathname = found.pathname.replace(/\/?$/, '/');
    const request = new Request(new URL(pathname, `https://${siteConfig.hosts.en}`));
    const { result, queries } = await recordQueries(async () => {
      const response = await this.#app.render(request, { routeData: found.route });
      return { status: response.status, html: await response.text() };
    }).catch((error: unknown) => {
      if (isContentError(error)) throw error;
      throw new Error(`${file} cannot be rendered: ${(error as Error).message}`, { cause: error });
    });
    if (result.status !== 200) throw new Error(`${file} cannot be rendered: status ${result.status}`);
    return { html: result.html, queries };
  }
}
