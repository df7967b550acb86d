import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { z } from 'zod';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import type { ContentSchema } from '../../build/schemas/contentSchemas.ts';
import { formatFault } from '../../shared/Fault.ts';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { mediaNoteSchema } from '../../src/media/MediaImage.ts';
import { type FileContent, readFileContent, rewriteFile, versionOf } from '../saving/contentFile.ts';
import type { Data } from '../saving/Data.ts';
import { type ContentChange, faultsOfChange, faultsOfFile, linesOf, writeChange } from './changeContent.ts';
import { contentPath, Refusal, schemaNameOf } from './contentPaths.ts';
import { PageDrawer } from './drawPage.ts';
import { changedFiles, commit, historyOf, knownPerson, textAfter, wordDiff } from './git.ts';
import { addPicture, describePicture, mediaLibrary } from './mediaLibrary.ts';
import { deletion, duplicateFile } from './pageFiles.ts';
import { makePage, pageModels } from './pageModels.ts';
import { regionalSchema } from './regionalSchema.ts';
import { renaming } from './renamePage.ts';
import { saveFile } from './saveFile.ts';
import { sectionPalette } from './sectionPalette.ts';
import { siteTree } from './siteTree.ts';

const fileContent = z.object({ data: z.custom<Data>(), body: z.string().optional() });
const atPath = z.object({ path: z.string() });
const edit = atPath.extend({ version: z.string(), base: fileContent, now: fileContent });
const drawing = atPath.extend({ content: fileContent, knownHead: z.string().optional() });

const onDisk = (path: string) => readFile(`${contentRoot()}/${path}`, 'utf8');

/** The API of the editor’s page. */
export class EditorApi {
  readonly #server: ViteDevServer;
  readonly #drawer: PageDrawer;

  constructor(server: ViteDevServer) {
    this.#server = server;
    this.#drawer = new PageDrawer(server);
  }

  readonly #answers: Record<string, (given: unknown) => Promise<unknown>> = {
    tree: async () => siteTree(this.#server, await this.#schemas()),
    palette: () => sectionPalette(this.#server),
    open: (given) => this.#open(contentPath(atPath.parse(given).path)),
    draw: (given) => this.#draw(drawing.parse(given)),
    check: (given) => this.#check(drawing.parse(given)),
    save: async (given) => {
      const { path, ...change } = edit.parse(given);
      const own = contentPath(path);
      // A section may need what this page has not, such as an entry of its kind, which only drawing it tells.
      const { faults } = own.startsWith('en/')
        ? await this.#draw({ path, content: change.now })
        : { faults: [] };
      return faults.length > 0 ? { faults } : saveFile(this.#server, own, change);
    },
    duplicate: async (given) => {
      const { path, to, name } = atPath
        .extend({ to: z.string(), name: z.string().min(1).max(40) })
        .parse(given);
      return { path: await duplicateFile(contentPath(path), to, name) };
    },
    media: () => mediaLibrary(),
    addPicture: async (given) => ({
      path: await addPicture(
        z.object({ name: z.string(), base64: z.string(), alt: z.string() }).parse(given),
      ),
    }),
    describePicture: async (given) => {
      await describePicture(mediaNoteSchema.extend({ path: z.string() }).parse(given));
      return {};
    },
    history: (given) => historyOf(contentPath(atPath.parse(given).path)),
    restore: (given) => this.#restore(atPath.extend({ commit: z.string() }).parse(given)),
    models: async () => pageModels(),
    newPage: async (given) => ({
      path: await makePage(
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
    delete: async (given) => {
      const { path, leadTo } = atPath.extend({ leadTo: z.string().optional() }).parse(given);
      return this.#make(await deletion(contentPath(path), leadTo));
    },
    review: () => this.#review(),
    commit: (given) => {
      const { paths, ...about } = z
        .object({ paths: z.array(z.string()), name: z.string(), email: z.string(), message: z.string() })
        .parse(given);
      return commit(paths.map(contentPath), about);
    },
  };

  /** Handles a request. Throws Refusal if it cannot be met. */
  answer(name: string, given: Record<string, unknown>): Promise<unknown> {
    const answer = Object.hasOwn(this.#answers, name) ? this.#answers[name] : undefined;
    if (!answer) throw new Refusal('Unknown request.', 404);
    return answer(given);
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
        path.startsWith('en-AE/') && name === 'regional-page'
          ? await this.#regionalSchema(path)
          : schema.make(),
    };
  }

  /** Makes a change unless the site would then have faults that it does not have now; returns these. */
  async #make(change: ContentChange): Promise<{ faults: string[] }> {
    const faults = await faultsOfChange(this.#server, change);
    if (faults.length === 0) await writeChange(change);
    return { faults: linesOf(faults) };
  }

  /** Makes a file say what it said after a commit, if nothing is wrong with that today. */
  async #restore({ path, commit: wanted }: { path: string; commit: string }) {
    const own = contentPath(path);
    const text = await onDisk(own);
    const base = readFileContent(own, text);
    const now = readFileContent(own, await textAfter(own, wanted));
    return saveFile(this.#server, own, { version: versionOf(text), base, now });
  }

  async #regionalSchema(path: string) {
    const { loadedContent } = await importAsPagesDo<typeof import('../../src/siteContent.ts')>(
      this.#server,
      'src/siteContent.ts',
    );
    const id = path.replace(/^en-AE\/|\.(?:yaml|mdx)$/g, '');
    const { pages, unpublished } = loadedContent();
    const page = [...pages, ...unpublished].find((one) => one.locale === 'en' && one.id === id);
    const schema = (await this.#schemas()).find(({ name }) => name === 'page')?.make() ?? {};
    return regionalSchema(schema, page?.sections ?? []);
  }

  async #textOf(path: string, content: FileContent): Promise<string> {
    try {
      return rewriteFile(path, await onDisk(path), content);
    } catch (error) {
      throw new Refusal((error as Error).message);
    }
  }

  async #draw({ path, content, knownHead }: z.infer<typeof drawing>) {
    const own = contentPath(path);
    if (!own.startsWith('en/')) throw new Refusal(`${own} cannot be shown as a page.`);
    const text = await this.#textOf(own, content as FileContent);
    return this.#drawer.draw({ path: own, text, knownHead });
  }

  async #check({ path, content }: z.infer<typeof drawing>) {
    const own = contentPath(path);
    const text = await this.#textOf(own, content as FileContent);
    return { faults: await faultsOfFile(this.#server, own, text) };
  }

  async #review() {
    const paths = await changedFiles();
    const { checkSite } = await importAsPagesDo<typeof import('../../build/check/checkSite.ts')>(
      this.#server,
      'build/check/checkSite.ts',
    );
    const isContent = (path: string) => /\.(?:yaml|mdx)$/.test(path);
    return {
      person: await knownPerson(),
      faults: Object.values(checkSite()).flat().map(formatFault),
      files: await Promise.all(
        paths.map(async (path) => ({ path, words: isContent(path) ? await wordDiff(path) : '' })),
      ),
    };
  }
}
