import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { z } from 'zod';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import type { ContentSchema } from '../../build/schemas/contentSchemas.ts';
import { keptUntilEdit } from '../../src/content/files/contentCache.ts';
import { idOfPageFile } from '../../src/content/files/idOfPageFile.ts';
import { VARIANTS } from '../../src/content/files/locale.ts';
import type { Page } from '../../src/content/Page.ts';
import { mediaNoteSchema } from '../../src/media/MediaImage.ts';
import { type FileContent, readFileContent, rewriteFile, versionOf } from '../saving/contentFile.ts';
import type { Data } from '../saving/Data.ts';
import type { Person } from '../signIn/Person.ts';
import {
  type ContentChange,
  checkFile,
  faultsOfChange,
  isContentFile,
  linesOf,
  writeChange,
} from './changeContent.ts';
import { contentPath, fileOf, Refusal, schemaNameOf } from './contentPaths.ts';
import { PageDrawer } from './drawPage.ts';
import { commit, deletedPages, historyOf, textAfter, textBefore } from './git.ts';
import { deleteMedia, describePicture, mediaLibrary } from './mediaLibrary.ts';
import { deletion, duplicateFile } from './pageFiles.ts';
import { makePage, type PageModel, pageModels } from './pageModels.ts';
import { pageReport } from './pageReport.ts';
import { isVariant } from './pageVariants.ts';
import { recordChoices } from './recordChoices.ts';
import { regionalFile } from './regionalFile.ts';
import { regionalSchema } from './regionalSchema.ts';
import { renaming } from './renamePage.ts';
import { reviewOf } from './review.ts';
import { saveFile } from './saveFile.ts';
import { sectionPalette } from './sectionPalette.ts';
import { sendCommits } from './sharedCopy.ts';
import { siteTree } from './siteTree.ts';
import { textParts } from './textParts.ts';

const fileContent = z.object({ data: z.custom<Data>(), body: z.string().optional() });
const atPath = z.object({ path: z.string() });
const decision = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  side: z.enum(['mine', 'theirs']),
});
const edit = atPath.extend({
  version: z.string(),
  base: fileContent,
  now: fileContent,
  decided: z.object({ version: z.string(), decisions: z.array(decision) }).optional(),
});
const drawing = atPath.extend({
  content: fileContent,
  knownHead: z.string().optional(),
  region: z.string().optional(),
});

/** Making the schema of pages, with every section, takes longer than reading a file. */
const schemaAsJson = keptUntilEdit((schema: ContentSchema) => schema.make());

function refuseWriters(person: Person | undefined): void {
  if (person?.role === 'writer') throw new Refusal('Only publishers can publish. Ask one to do it.', 403);
}

const onDisk = (path: string) => readFile(fileOf(path), 'utf8');

/** The API of the editor’s page. */
export class EditorApi {
  readonly #server: ViteDevServer;
  readonly #drawer: PageDrawer;

  /** @param headers for requests of the canvas */
  constructor(server: ViteDevServer, headers: Readonly<Record<string, string>> = {}) {
    this.#server = server;
    this.#drawer = new PageDrawer(server, headers);
  }

  readonly #answers: Record<string, (given: unknown, person?: Person) => Promise<unknown>> = {
    tree: async () => ({
      families: await siteTree(this.#server, await this.#schemas()),
      regions: VARIANTS,
    }),
    palette: () => sectionPalette(this.#server),
    open: (given) => this.#open(contentPath(atPath.parse(given).path)),
    draw: (given) => this.#draw(drawing.parse(given)),
    check: (given) => this.#check(drawing.parse(given)),
    report: async (given) => {
      const { path, content, region } = drawing.parse(given);
      const own = contentPath(path);
      if (!own.startsWith('en/')) throw new Refusal(`${own} is not a page.`);
      const text = await this.#textOf(own, content as FileContent);
      return pageReport(this.#server, { path: own, text, region });
    },
    save: async (given) => {
      const { path, ...change } = edit.parse(given);
      const own = contentPath(path);
      // A section may need something that this page lacks, such as an entry, which only drawing it reveals.
      const draw = (text: string) => this.#drawer.faultsOf(own, text);
      return saveFile(this.#server, own, change, idOfPageFile(own) === undefined ? undefined : draw);
    },
    duplicate: async (given) => {
      const { path, to, name } = atPath
        .extend({ to: z.string(), name: z.string().min(1).max(40) })
        .parse(given);
      return { path: await duplicateFile(contentPath(path), to, name) };
    },
    media: () => mediaLibrary(),
    records: async (given) =>
      recordChoices(z.object({ collection: z.string().startsWith('content/') }).parse(given).collection),
    textParts: () => textParts(this.#server),
    deleteMedia: async (given) => {
      await deleteMedia(atPath.parse(given).path);
      return {};
    },
    describePicture: async (given) => {
      await describePicture(mediaNoteSchema.extend({ path: z.string() }).parse(given));
      return {};
    },
    history: (given) => historyOf(contentPath(atPath.parse(given).path)),
    restore: (given) => this.#restore(atPath.extend({ commit: z.string(), from: z.string() }).parse(given)),
    deletedPages: () => deletedPages(),
    bringBack: async (given) => {
      const { path, commit: gone } = atPath.extend({ commit: z.string().optional() }).parse(given);
      const own = contentPath(path);
      if (isContentFile(own)) throw new Refusal(`There is already a file ${own}.`);
      return { ...(await this.#make(new Map([[own, await textBefore(own, gone)]]))), path: own };
    },
    models: () => this.#models(),
    newPage: async (given) => ({
      path: await makePage(
        await this.#models(),
        z.object({ model: z.string(), address: z.string(), name: z.string().min(1).max(40) }).parse(given),
      ),
    }),
    rename: async (given) => {
      const { path, to, isPublished } = atPath
        .extend({ to: z.string(), isPublished: z.boolean() })
        .parse(given);
      const change = await renaming(contentPath(path), { to: contentPath(to), isPublished });
      return { ...(await this.#make(change)), path: to, files: change.size };
    },
    differ: async (given) => {
      const { path, region } = atPath.extend({ region: z.enum(VARIANTS) }).parse(given);
      const change = await regionalFile(contentPath(path), region);
      const [made = ''] = change.keys();
      return { ...(await this.#make(change)), path: made };
    },
    delete: async (given) => {
      const { path, leadTo } = atPath.extend({ leadTo: z.string().optional() }).parse(given);
      return this.#make(await deletion(contentPath(path), leadTo));
    },
    review: (_given, person) => reviewOf(this.#server, person),
    commit: async (given, person) => {
      refuseWriters(person);
      const { paths, message, ...typed } = z
        .object({ paths: z.array(z.string()), name: z.string(), email: z.string(), message: z.string() })
        .parse(given);
      const { name, email } = person ?? typed;
      const id = await commit(paths, { name, email, message });
      if (person)
        console.log(
          `Committed: ${id} by ${name} <${email}>, ${person.role}, at ${new Date().toISOString()}: ${JSON.stringify(message)}`,
        );
      return sendCommits();
    },
    send: async (_given, person) => {
      refuseWriters(person);
      return sendCommits();
    },
  };

  /**
   * Handles a request. Throws Refusal if it cannot be met.
   *
   * @param person who has signed in; undefined where nobody has to, and everything is allowed
   */
  async answer(name: string, given: unknown, person?: Person): Promise<unknown> {
    const answer = Object.hasOwn(this.#answers, name) ? this.#answers[name] : undefined;
    if (!answer) throw new Refusal('Unknown request.', 404);
    try {
      return await answer(given, person);
    } catch (error) {
      if (error instanceof z.ZodError) throw new Refusal(`Invalid request: ${z.prettifyError(error)}`);
      throw error;
    }
  }

  async #schemas(): Promise<readonly ContentSchema[]> {
    const { contentSchemas } = await importAsPagesDo<typeof import('../../build/schemas/contentSchemas.ts')>(
      this.#server,
      'build/schemas/contentSchemas.ts',
    );
    return contentSchemas;
  }

  async #open(path: string) {
    const schemas = await this.#schemas();
    const name = schemaNameOf(path, schemas);
    const schema = schemas.find((one) => one.name === name);
    if (!schema) throw new Refusal(`${path} is not a file that the site reads.`, 404);
    const text = await onDisk(path).catch(() => {
      throw new Refusal(`There is no file ${path}.`, 404);
    });
    return {
      version: versionOf(text),
      content: readFileContent(path, text),
      schemaName: name,
      schema:
        isVariant(path) && name === 'regional-page' ? await this.#regionalSchema(path) : schemaAsJson(schema),
    };
  }

  /** Makes a change unless the site would then have faults that it does not have now; returns these. */
  async #make(change: ContentChange): Promise<{ faults: string[] }> {
    const faults = await faultsOfChange(this.#server, change);
    if (faults.length === 0) await writeChange(change);
    return { faults: linesOf(faults) };
  }

  /** Restores a file as of a commit, if it would still be valid. */
  async #restore({ path, commit: wanted, from }: { path: string; commit: string; from: string }) {
    const own = contentPath(path);
    const text = await onDisk(own);
    const base = readFileContent(own, text);
    const now = readFileContent(own, await textAfter(contentPath(from), wanted));
    return saveFile(this.#server, own, { version: versionOf(text), base, now });
  }

  /** All pages of the default language, published or not. */
  async #pages(): Promise<Page[]> {
    const { loadedContent } = await importAsPagesDo<typeof import('../../src/siteContent.ts')>(
      this.#server,
      'src/siteContent.ts',
    );
    const { pages, unpublished } = loadedContent();
    return [...pages, ...unpublished].filter(({ locale }) => locale === 'en');
  }

  async #models(): Promise<PageModel[]> {
    return pageModels(await this.#pages());
  }

  async #regionalSchema(path: string) {
    const id = idOfPageFile(path);
    const page = (await this.#pages()).find((one) => one.id === id);
    const pageSchema = (await this.#schemas()).find(({ name }) => name === 'page');
    return regionalSchema(pageSchema ? schemaAsJson(pageSchema) : {}, page?.sections ?? []);
  }

  async #textOf(path: string, content: FileContent): Promise<string> {
    try {
      return rewriteFile(path, await onDisk(path), content);
    } catch (error) {
      throw new Refusal((error as Error).message);
    }
  }

  async #draw({ path, content, ...how }: z.infer<typeof drawing>) {
    const own = contentPath(path);
    if (idOfPageFile(own) === undefined) throw new Refusal(`${own} cannot be shown as a page.`);
    const text = await this.#textOf(own, content as FileContent);
    return this.#drawer.draw({ path: own, text, ...how });
  }

  async #check({ path, content }: z.infer<typeof drawing>) {
    const own = contentPath(path);
    const text = await this.#textOf(own, content as FileContent);
    const { faults } = await checkFile(this.#server, own, text);
    return { faults };
  }
}
