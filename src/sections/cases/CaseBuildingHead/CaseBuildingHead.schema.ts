import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** A number on the drawing: its position, and the system whose color it has. */
const key = z.strictObject({
  x: z.number().min(0).max(100).describe('per cent of the drawing’s width'),
  y: z.number().min(0).max(100).describe('per cent of the drawing’s height'),
  system: z.enum(['cmms', 'energy', 'cold']),
});

/** Head of a case study: its title, the customer’s own building at night, and the title block on its ground. */
export const caseBuildingHeadSchema = z.strictObject({
  type: z.literal('caseBuildingHead'),
  ...anchorBase,
  alt: line(260).describe('what the section of the building shows'),
  keys: z.array(key).max(6).default([]).describe('numbers on the drawing, in the order of the record’s rows'),
  phoneFocus: z
    .number()
    .min(0)
    .max(100)
    .default(50)
    .describe('per cent of the drawing’s width that stands in the middle of a phone'),
  clientLabel: standardText('caseBuildingHead.clientLabel', line(20)),
  cells: z
    .array(z.strictObject({ label: line(20), value: line(40) }))
    .min(3)
    .max(7)
    .describe('cells of the title block, the customer’s name aside'),
});

export type CaseBuildingHeadProps = z.output<typeof caseBuildingHeadSchema>;
