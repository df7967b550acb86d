import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { contentSchemas } from '../build/schemas/contentSchemas.ts';
import { contentRoot } from '../src/content/files/contentRoot.ts';
import { listContent } from '../src/content/reading/readContent.ts';
import { loadedContent } from '../src/siteContent.ts';
import { expectNoFaults } from '../tests/expectNoFaults.ts';
import { readFileContent } from './saving/contentFile.ts';
import { schemaNameOf } from './server/contentPaths.ts';
import { regionalSchema } from './server/regionalSchema.ts';
import { controlOf, itemSchema, shows } from './ui/controlOf.ts';
import { isFields, type Schema, type Value } from './ui/editorTypes.ts';
import { shapeOf } from './ui/schemaOf.ts';

/** Values below a field whose control does not show them: what an editor would see as “[object Object]”. */
function unshown(
  schema: Schema,
  { root, value, place }: { root: Schema; value: Value; place: string },
): string[] {
  const control = controlOf(schema, root, value);
  if (!shows(control.kind, value)) return [`${place}: ${JSON.stringify(value)} in a ${control.kind} field`];
  if (control.kind === 'written') return [`${place}: ${JSON.stringify(value)} has no field`];
  if (Array.isArray(value))
    return value.flatMap((entry: Value, index) =>
      unshown(itemSchema(control.schema, index), { root, value: entry, place: `${place}[${index + 1}]` }),
    );
  if (!isFields(value) || (control.kind !== 'group' && control.kind !== 'map')) return [];
  const shape = control.kind === 'group' ? shapeOf(control.schema, root, value) : undefined;
  return Object.entries(value).flatMap(([name, own]) => {
    if (shape?.choice?.field === name) return [];
    const field = shape ? shape.properties[name] : (control.schema['additionalProperties'] as Schema);
    return field
      ? unshown(field, { root, value: own, place: `${place}.${name}` })
      : [`${place}.${name} has no field`];
  });
}

const pageSchema = contentSchemas.find(({ name }) => name === 'page')?.make() ?? {};
const pages = loadedContent().pages.filter(({ locale }) => locale === 'en');

function schemaOfVariant(path: string): Schema {
  const id = path.replace(/^en-AE\/|\.(?:yaml|mdx)$/g, '');
  return regionalSchema(pageSchema, pages.find((page) => page.id === id)?.sections ?? []) as Schema;
}

it('every value of every content file has a field that shows it', () => {
  const made = new Map<string, Schema>();
  const faults = listContent('.', ['.yaml', '.mdx']).flatMap((path) => {
    const name = schemaNameOf(path, contentSchemas);
    const schema = contentSchemas.find((one) => one.name === name);
    if (!schema || !name) return [];
    const root =
      name === 'regional-page' ? schemaOfVariant(path) : (made.get(name) ?? (schema.make() as Schema));
    made.set(name, root);
    const { data } = readFileContent(path, readFileSync(`${contentRoot()}/${path}`, 'utf8'));
    return unshown(root, { root, value: data as Value, place: path });
  });
  expectNoFaults(faults);
});
