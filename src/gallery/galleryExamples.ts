import type { FunctionComponent } from 'react';
import type { EntryKind } from '../content/entries/entrySchemas.ts';
import { parseContent } from '../content/reading/parseContent.ts';
import { entriesOf } from '../content/site/entries.ts';
import type { SiteContent } from '../sections/sectionBase.ts';
import { type SectionData, sectionSchema } from '../sections/sectionSchema.ts';
import { allPages } from '../siteContent.ts';

/** One named example of a component, at /gallery/{id}/. */
export interface GalleryExample {
  id: string;
  folder: string;
  component: string;
  example: string;
  /**
   * A section as a content file would write it, and as parsed. Examples refer to pictures and records of the project’s
   * own content, so parsing one throws ContentError if a vendor’s content lacks them.
   */
  content:
    | {
        kind: 'section';
        readonly section: SectionData;
        written: WrittenSection;
        entry: EntryKind | undefined;
      }
    | { kind: 'component'; Component: FunctionComponent; props: object };
}

/** A section's fields as in a content file. */
export type WrittenSection = { readonly type: SectionData['type'] } & { readonly [field: string]: unknown };

type Examples = Record<string, object>;

const exampleFiles = import.meta.glob<Record<string, unknown>>('/src/**/*.examples.ts', { eager: true });
const componentFiles = import.meta.glob<Record<string, FunctionComponent>>(
  ['/src/ui/*/*.tsx', '/src/scenes/**/*.tsx', '/src/windows/**/*.tsx', '!/src/**/*.test.tsx'],
  { eager: true },
);

function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

function read(path: string, file: Record<string, unknown>): GalleryExample[] {
  const [, folder = '', component = ''] = /^\/src\/(.+)\/([A-Za-z]+)\.examples\.ts$/.exec(path) ?? [];
  const name = Object.keys(file).find((key) => key.endsWith('Examples'));
  if (name === undefined)
    throw new Error(`${path}: export the examples under a name that ends in “Examples”`);
  const entries = (file['exampleEntries'] ?? {}) as Partial<Record<string, EntryKind>>;
  return Object.entries(file[name] as Examples).map(([example, data]): GalleryExample => {
    const common = { id: kebab(`${component}-${example}`), folder, component, example };
    if (folder.startsWith('sections/')) {
      let parsed: SectionData | undefined;
      return {
        ...common,
        content: {
          kind: 'section',
          get section() {
            parsed ??= parseContent(sectionSchema, data, `${path}, ${example}`);
            return parsed;
          },
          written: data as WrittenSection,
          entry: entries[example],
        },
      };
    }
    const Component = componentFiles[`/src/${folder}/${component}.tsx`]?.[component];
    if (!Component)
      throw new Error(`${path}: no component ${component} beside it: name the file after the component`);
    return { ...common, content: { kind: 'component', Component, props: data } };
  });
}

/** Number of entries that an example shows: the oldest ones, so that newly published content does not change it. */
const OLDEST = 9;

/**
 * The page on which an example is rendered: the first one with such a section (and such an entry if one is named), or
 * else the first page of the site.
 */
export function galleryContent(type: SectionData['type'], entry?: EntryKind): SiteContent {
  const pages = allPages();
  const page =
    pages.find(
      (one) =>
        one.sections.some((section) => section.type === type) &&
        (entry === undefined || one.entry?.kind === entry),
    ) ?? pages[0];
  if (!page) throw new Error('content/en has no page: add one');
  return { page, entriesOf: (kind) => entriesOf(kind).slice(-OLDEST) };
}

/** Every named example of every section, primitive and product window. Throws for a file without any. */
export function galleryExamples(): GalleryExample[] {
  return Object.entries(exampleFiles).flatMap(([path, file]) => read(path, file));
}
