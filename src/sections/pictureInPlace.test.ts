import { it } from 'vitest';
import { z } from 'zod';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { drawingNames } from '../scenes/drawings/drawings.ts';
import { pictureSchema } from '../scenes/sceneSchema.ts';
import { windowNames } from '../windows/windowNames.ts';
import * as sectionSchemas from './sectionSchemas.ts';

/** The schema inside optional, default and refinement wrappers. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable
  )
    return bare(schema.unwrap());
  return schema instanceof z.ZodPipe ? bare(schema.in) : schema;
}

function takesPicture(schema: z.core.$ZodType): boolean {
  const field = bare(schema);
  if (field === pictureSchema) return true;
  if (field instanceof z.ZodUnion) return field.options.some(takesPicture);
  return field instanceof z.ZodObject && Object.values<z.core.$ZodType>(field.shape).some(takesPicture);
}

const names = [drawingNames, windowNames].map((list) => [...list].sort().join());

/** Whether a field is the name of a drawing or a product window. */
const namesDrawn = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodEnum && names.includes([...schema.options].sort().join());

/** Paths of the fields that name a drawing or a window that no picture can replace. */
function drawnFields(schema: z.core.$ZodType, path: string, isReplaced = false): string[] {
  const field = bare(schema);
  if (namesDrawn(field)) return isReplaced ? [] : [path];
  if (field instanceof z.ZodArray) return drawnFields(field.element, path);
  if (field instanceof z.ZodUnion) {
    const replaced = field.options.some(takesPicture);
    return field.options.flatMap((option) => drawnFields(option, path, replaced));
  }
  if (!(field instanceof z.ZodObject)) return [];
  const parts = Object.entries<z.core.$ZodType>(field.shape);
  const replaced = isReplaced || parts.some(([, part]) => takesPicture(part));
  return parts.flatMap(([name, part]) => drawnFields(part, `${path}.${name}`, replaced));
}

it('lets a picture of the media library replace every drawing and window that content names', () => {
  expectNoFaults(
    Object.values(sectionSchemas)
      .flatMap((schema) => drawnFields(schema, schema.shape.type.value))
      .map((path) => `${path}: add a field that takes a picture beside it`),
  );
});
