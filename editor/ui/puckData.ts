import type { Data } from '@puckeditor/core';
import { type FieldValues, type FileContent, isFields, type Schema, type Value } from './editorTypes.ts';
import { resolveSchema } from './schemaOf.ts';

/** The props of a section in Puck: its fields in the file, except for its type. */
const toItem = (section: FieldValues, index: number) => {
  const { type, ...data } = section;
  return { type: String(type), props: { id: `section-${index}`, data } };
};

/** A file as Puck's data. */
export function toPuckData({ data }: FileContent): Data {
  const { sections = [], ...root } = isFields(data) ? data : {};
  const list = Array.isArray(sections) ? (sections as readonly Value[]) : [];
  return { root: { props: { data: root } }, content: list.filter(isFields).map(toItem) } as unknown as Data;
}

/** The page’s file in its edited state, with the ids of its sections. */
export function fromPuckData(puck: Data, opened: FileContent): { content: FileContent; ids: string[] } {
  const root = (puck.root.props as { data?: FieldValues } | undefined)?.data ?? {};
  const sections = puck.content.map(({ type, props }) => ({
    type,
    ...(props as { data: FieldValues }).data,
  }));
  const had = isFields(opened.data) && 'sections' in opened.data;
  const data = had || sections.length > 0 ? { ...root, sections } : root;
  const body =
    opened.body === undefined
      ? {}
      : { body: String((puck.root.props as { body?: string }).body ?? opened.body) };
  return {
    content: { data: data as Value, ...body },
    ids: puck.content.map(({ props }) => String(props['id'])),
  };
}

/** Extracts the schema of each section type from that of the page. */
export function sectionSchemas(root: Schema): Map<string, Schema> {
  const sections = (root['properties'] as { sections?: Schema })?.sections ?? {};
  const item = resolveSchema(sections['items'] as Schema, root);
  const conditions = (item['allOf'] ?? []) as {
    if: { properties: { type: { enum: string[] } } };
    then: Schema;
  }[];
  return new Map(
    conditions.flatMap((one) => one.if.properties.type.enum.map((type) => [type, one.then] as const)),
  );
}
