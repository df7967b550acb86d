import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { contentRoot } from '../../src/content/files/contentRoot.ts';
import { parsedTexts, parseYaml } from '../../src/content/files/parseYaml.ts';
import { listContent, readContentText, splitFrontMatter } from '../../src/content/reading/readContent.ts';

/** Folders of content whose files are YAML, or begin with it. */
const yamlFolders = () =>
  readdirSync(contentRoot(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'media')
    .map(({ name }) => name);

/** Parses every content file, even if some have faults. */
function parseAll(): void {
  for (const folder of yamlFolders()) {
    for (const name of listContent(folder, ['.yaml', '.mdx'])) {
      try {
        const path = `${folder}/${name}`;
        const text = readContentText(path);
        parseYaml(name.endsWith('.mdx') ? splitFrontMatter(text, path).frontMatter : text, path);
      } catch {
        // Reported when the file is used.
      }
    }
  }
}

/** Parses all content in a worker while the main thread starts the server, and then takes over the result. */
export async function parseInBackground(): Promise<void> {
  const worker = new Worker(new URL(import.meta.url));
  const [texts] = (await once(worker, 'message')) as [ReadonlyMap<string, string>];
  for (const [text, data] of texts) parsedTexts.set(text, data);
}

if (!isMainThread) {
  parseAll();
  parentPort?.postMessage(parsedTexts);
}
