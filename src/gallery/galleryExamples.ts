import type { FunctionComponent } from 'react';
import { type SectionData, sectionSchema } from '../sections/sectionSchemas.ts';

/** One named example of a component, at /gallery/{id}/. */
export interface GalleryExample {
  id: string;
  folder: string;
  component: string;
  example: string;
  content:
    | { kind: 'section'; section: SectionData }
    | { kind: 'component'; Component: FunctionComponent; props: object };
}

type Examples = Record<string, Record<string, object>>;

const exampleFiles = import.meta.glob<Examples>('/src/**/*.examples.ts', { eager: true });
const componentFiles = import.meta.glob<Record<string, FunctionComponent>>(
  ['/src/ui/*/*.tsx', '/src/scenes/windows/*/*.tsx', '!/src/**/*.test.tsx'],
  { eager: true },
);

function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

function read(path: string, file: Examples): GalleryExample[] {
  const [, folder = '', component = ''] = /^\/src\/(.+)\/([A-Za-z]+)\.examples\.ts$/.exec(path) ?? [];
  const examples = Object.values(file)[0] ?? {};
  return Object.entries(examples).flatMap(([example, data]): GalleryExample[] => {
    const id = kebab(`${component}-${example}`);
    if (folder.startsWith('sections/')) {
      return [
        { id, folder, component, example, content: { kind: 'section', section: sectionSchema.parse(data) } },
      ];
    }
    const Component = componentFiles[`/src/${folder}/${component}.tsx`]?.[component];
    return Component
      ? [{ id, folder, component, example, content: { kind: 'component', Component, props: data } }]
      : [];
  });
}

/** Every named example of every section, primitive and product window. */
export function galleryExamples(): GalleryExample[] {
  return Object.entries(exampleFiles).flatMap(([path, file]) => read(path, file));
}
