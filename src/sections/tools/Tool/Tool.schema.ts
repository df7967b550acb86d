import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';
import { needsPriceBands } from '../../shared/needsPriceBands.ts';

/** The head of a page with an interactive tool, and the tool below it. */
export const toolSchema = z
  .strictObject({
    type: z.literal('tool'),
    ...anchorBase,
    title: line(80).describe('the page’s h1'),
    intro: line(260),
    tool: z
      .enum(['leak-rate', 'refrigerant-rules', 'maintenance-schedule', 'downtime-cost', 'roi', 'roi-short'])
      .describe('roi-short: three questions, the rest on demand; the texts of each are in content/documents'),
  })
  .superRefine((section, context) => {
    if (section.tool === 'roi' || section.tool === 'roi-short') needsPriceBands(section, context);
  });

export type ToolProps = z.output<typeof toolSchema>;
