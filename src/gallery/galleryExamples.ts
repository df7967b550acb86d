import type { FunctionComponent } from 'react';
import { entriesOf } from '../content/entries.ts';
import { parseContent } from '../content/parseContent.ts';
import type { SiteContent } from '../sections/sectionBase.ts';
import { type SectionData, sectionSchema } from '../sections/sectionSchema.ts';
import { allPages } from '../siteContent.ts';

/** One named example of a component, at /gallery/{id}/. */
export interface GalleryExample {
  id: string;
  folder: string;
  component: string;
  example: string;
  /** A section as it is parsed, and as a content file would write it. */
  content:
    | { kind: 'section'; section: SectionData; written: object }
    | { kind: 'component'; Component: FunctionComponent; props: object };
}

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
  return Object.entries(file[name] as Examples).map(([example, data]): GalleryExample => {
    const common = { id: kebab(`${component}-${example}`), folder, component, example };
    if (folder.startsWith('sections/')) {
      return {
        ...common,
        content: {
          kind: 'section',
          section: parseContent(sectionSchema, data, `${path}, ${example}`),
          written: data,
        },
      };
    }
    const Component = componentFiles[`/src/${folder}/${component}.tsx`]?.[component];
    if (!Component)
      throw new Error(`${path}: no component ${component} beside it: name the file after the component`);
    return { ...common, content: { kind: 'component', Component, props: data } };
  });
}

/** Entries of a kind that an example shows: the oldest, so that what is published next leaves it as it is. */
const OLDEST = 9;

/** What a section of an example learns of the site: the first page that holds such a section, or the first of all. */
export function galleryContent(type: SectionData['type']): SiteContent {
  const pages = allPages();
  const page = pages.find(({ sections }) => sections.some((section) => section.type === type)) ?? pages[0];
  if (!page) throw new Error('content/en holds no page: add one');
  return { page, entriesOf: (kind) => entriesOf(kind).slice(-OLDEST) };
}

/** Every named example of every section, primitive and product window. Throws for a file that holds none. */
export function galleryExamples(): GalleryExample[] {
  return Object.entries(exampleFiles).flatMap(([path, file]) => read(path, file));
}
