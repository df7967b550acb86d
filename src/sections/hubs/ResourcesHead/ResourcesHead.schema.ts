import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of the resource hub: the newest documents and cases on a rail that scrolls sideways. */
export const resourcesHeadSchema = z.strictObject({
  type: z.literal('resourcesHead'),
  ...anchorBase,
  title: line(60),
  intro: line(240),
  most: z.number().int().min(3).max(12).default(7),
  search: z
    .strictObject({ label: line(40), placeholder: line(40).optional(), action: line(20) })
    .optional()
    .describe('a field for the site search, with resources first'),
  labels: z
    .strictObject({
      list: standardText('resourcesHead.labels.list', line(40)),
      previous: standardText('resourcesHead.labels.previous', line(30)),
      next: standardText('resourcesHead.labels.next', line(30)),
      pages: standardText('resourcesHead.labels.pages', line(16)),
      sheet: standardText('resourcesHead.labels.sheet', line(16)),
      kind: standardText('resourcesHead.labels.kind', line(16)),
      caseStudy: standardText('resourcesHead.labels.caseStudy', line(20)),
      client: standardText('resourcesHead.labels.client', line(16)),
    })
    .prefault({}),
  names: standardText('documentFormats', z.record(z.string(), line(24))).describe(
    'how each kind of document is printed',
  ),
});

export type ResourcesHeadProps = z.output<typeof resourcesHeadSchema>;
