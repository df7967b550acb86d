import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const SRC = `${resolve('src')}/`;

/** Prefix of the Vite module ids of the bundle’s chunks. */
const PART = 'virtual:components/';

/** What goes into the bundle: all rendering code and the section schemas, but no content and no settings. */
const isBundled = (file: string) =>
  file.startsWith(SRC) && /^(?:sections|scenes|ui|chrome)\/.*\.tsx?$/.test(file.slice(SRC.length));

/** Modules of the bundle that are imported from outside it. */
const ENTRIES = [
  'chrome/chrome.ts',
  'scenes/buildings/building.ts',
  'scenes/buildings/buildingScene.ts',
  'scenes/drawings/drawings.ts',
  'sections/sectionSchemas.ts',
  'sections/sections.ts',
];

/** Code of each chunk of the bundle by its name. */
async function bundleParts(): Promise<ReadonlyMap<string, string>> {
  const bundle = await rolldown({
    input: Object.fromEntries(ENTRIES.map((entry) => [entry.replaceAll('/', '-'), join(SRC, entry)])),
    platform: 'node',
    plugins: [
      {
        name: 'outside-as-it-is',
        resolveId(id, importer) {
          if (importer === undefined) return undefined;
          const file = id.startsWith('.') ? resolve(dirname(importer), id) : id;
          return isBundled(file) ? file : { id: file, external: 'absolute' };
        },
      },
    ],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  const chunks = output.filter((part) => part.type === 'chunk');
  return new Map(chunks.map(({ fileName, code }) => [fileName, code]));
}

/** The bundle, as file watchers see it. */
export interface ComponentBundle {
  /** Whether a file is part of the bundle. */
  holds: (file: string) => boolean;
  /** Whether an id is that of a chunk of the bundle. */
  isPart: (id: string) => boolean;
  /** Rebundles the next time a chunk is requested. */
  forget: () => void;
}

/**
 * Serves components and drawings as a few chunks instead of a thousand modules, which Vite would need ten seconds to
 * transform before it could answer the first request, whatever that page shows.
 */
export function bundledComponents(): { plugin: Plugin; bundle: ComponentBundle } {
  let parts: ReturnType<typeof bundleParts> | undefined = bundleParts();
  // Reported by the request that needs it.
  parts.catch(() => {});
  const plugin: Plugin = {
    name: 'bundled-components',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id, importer) {
      if (id.startsWith(PART)) return id;
      return importer?.startsWith(PART) && id.startsWith('./') ? PART + id.slice(2) : undefined;
    },
    async load(id) {
      if (id.startsWith(PART)) {
        parts ??= bundleParts();
        return (await parts).get(id.slice(PART.length));
      }
      const entry = id.startsWith(SRC) ? id.slice(SRC.length) : '';
      return ENTRIES.includes(entry) ? `export * from '${PART}${entry.replaceAll('/', '-')}.js';` : undefined;
    },
  };
  const bundle: ComponentBundle = {
    holds: isBundled,
    isPart: (id) => id.startsWith(PART),
    forget: () => {
      parts = undefined;
    },
  };
  return { plugin, bundle };
}
