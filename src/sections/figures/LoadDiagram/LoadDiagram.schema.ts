import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

const part = z.strictObject({
  name: line(40),
  amount: z.number().positive().describe('in one unit for all; widths are drawn to it'),
  value: line(16).describe('as written: $8.5 m'),
  text: line(200),
});

/** Loads on a beam and its supports: two lists of amounts with the same total, drawn to scale. */
export const loadDiagramSchema = z
  .strictObject({
    type: z.literal('loadDiagram'),
    ...sectionBase,
    isHead: z.boolean().default(false).describe('first on its page: the title is the h1'),
    tag: line(40).optional().describe('as the page’s head: what the page is about, above the title'),
    title: line(70),
    intro: line(240).optional(),
    action: link.optional().describe('as the page’s head: the button'),
    second: link.optional().describe('a secondary link beside the button'),
    loads: z.array(part).min(2).max(6).describe('what rests on the beam, from the left'),
    loadsTitle: line(40).describe('heading of their list'),
    total: line(40).describe('written on the beam'),
    supports: z.array(part).min(2).max(6).describe('what is under it, from the left'),
    supportsTitle: line(40),
    alt: line(240).describe('the drawing in a sentence'),
    note: line(240).optional(),
  })
  .refine(
    ({ loads, supports }) => {
      const sum = (parts: { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);
      return Math.abs(sum(loads) - sum(supports)) < 0.01;
    },
    { error: 'loads and supports must have the same sum', path: ['supports'] },
  );

export type LoadDiagramProps = z.output<typeof loadDiagramSchema>;
