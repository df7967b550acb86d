import { z } from 'zod';
import { documentFormatNames } from '../../../content/documentFormat.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of the resource hub: the newest documents and cases hang from a rail that is walked along. */
export const resourcesHeadSchema = z.strictObject({
  type: z.literal('resourcesHead'),
  ...anchorBase,
  title: line(60),
  intro: line(240),
  most: z.number().int().min(3).max(12).default(7),
  search: z
    .strictObject({ label: line(40), placeholder: line(40).optional(), action: line(20) })
    .optional()
    .describe('a field that asks the search of the site, resources first'),
  labels: z
    .strictObject({
      list: line(40).default('The newest sheets'),
      previous: line(30).default('Back along the rail'),
      next: line(30).default('On along the rail'),
      pages: line(16).default('Pages'),
      sheet: line(16).default('Sheet'),
      kind: line(16).default('Kind'),
      caseStudy: line(20).default('Case study'),
      client: line(16).default('Client'),
    })
    .prefault({}),
  names: z
    .record(z.string(), line(24))
    .default(documentFormatNames)
    .describe('how each kind of document is printed'),
});

export type ResourcesHeadProps = z.output<typeof resourcesHeadSchema>;
