import { stringify } from 'yaml';
import type { z } from 'zod';
import * as sectionSchemas from '../sections/sectionSchemas.ts';
import { type FieldRow, fieldRows } from './fieldRows.ts';
import { type GalleryExample, galleryExamples } from './galleryExamples.ts';

/** A section, primitive or product window, with all of its examples. */
export interface GalleryComponent {
  name: string;
  /** Its purpose, from the comment above its schema. */
  about: string;
  examples: GalleryExample[];
  /** For a section: the fields that content files can set, and its first example as they would write it. */
  section?: { type: string; fields: FieldRow[]; yaml: string };
}

/** The folder that components are in: heads, figures … for sections; ui; windows. */
export interface GalleryFamily {
  name: string;
  components: GalleryComponent[];
}

const schemaFiles = import.meta.glob<string>('/src/**/*.schema.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The comment above the schema that a schema file exports first, as one line. */
function aboutOf(file: string | undefined): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+Schema\b/.exec(file ?? '') ?? [];
  return comment.replace(/\s*\n\s*\*\s?/g, ' ').trim();
}

const schemas = new Map<string, z.ZodType>(
  Object.values(sectionSchemas).map((schema) => [schema.shape.type.value, schema]),
);

function sectionOf(examples: readonly GalleryExample[]): GalleryComponent['section'] {
  const content = examples[0]?.content;
  if (content?.kind !== 'section') return undefined;
  const { type } = content.written;
  const schema = schemas.get(type);
  if (!schema) throw new Error(`src/sections/sectionSchemas.ts has no ${type}: add its schema`);
  return { type, fields: fieldRows(schema), yaml: stringify([content.written], { lineWidth: 0 }) };
}

/** Everything that the gallery shows, by family, sorted by name. */
export function galleryFamilies(): GalleryFamily[] {
  const families = Map.groupBy(
    galleryExamples(),
    ({ folder }) => folder.split('/').slice(0, -1).at(-1) ?? folder,
  );
  return [...families]
    .map(([name, inFamily]) => ({
      name,
      components: [...Map.groupBy(inFamily, ({ component }) => component)].map(([component, examples]) => {
        const section = sectionOf(examples);
        return {
          name: component,
          about: aboutOf(schemaFiles[`/src/${examples[0]?.folder}/${component}.schema.ts`]),
          examples,
          ...(section ? { section } : {}),
        };
      }),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
