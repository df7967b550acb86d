import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

const item = z.strictObject({
  text: line(140),
  why: line(200).optional(),
  limit: line(30).optional().describe('a measured limit'),
});

/** A checklist to tick off on a phone or to print on two sides. */
export const checklistSchema = z.strictObject({
  type: z.literal('checklist'),
  ...anchorBase,
  title: line(60)
    .optional()
    .describe('below a separate head; without it, the page’s entry gives the h1 and its summary'),
  head: z
    .array(line(24))
    .min(2)
    .max(4)
    .describe('fields at the head of the sheet, such as Building, Date, By'),
  done: standardText('checklist.done', line(20)),
  of: standardText('checklist.of', line(20)),
  use: standardText('checklist.use', z.array(line(120)).min(1).max(4)).describe(
    'how to use it, below the drawing of its place, on a page of its own',
  ),
  print: line(200).describe('how to print it, and where to download it'),
  groups: z
    .array(z.strictObject({ title: line(60), when: line(40), items: z.array(item).min(2).max(14) }))
    .min(2)
    .max(8),
});

export type ChecklistProps = z.output<typeof checklistSchema>;
