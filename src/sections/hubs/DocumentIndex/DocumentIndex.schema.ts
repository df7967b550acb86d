import { z } from 'zod';
import { documentFormat, documentFormatNames } from '../../../content/documentFormat.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Documents to take away, standing on shelves. They are picked up from the pages that hold them. */
export const documentIndexSchema = z.strictObject({
  type: z.literal('documentIndex'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(260),
  formats: z.array(documentFormat).min(1).describe('kinds of document on these shelves'),
  names: z.record(z.string(), line(24)).default(documentFormatNames).describe('how each kind is printed'),
  labels: z
    .strictObject({
      pages: line(24).default('%pages% pages'),
      pagesCell: line(12).default('Pages'),
      sheet: line(12).default('Sheet'),
      open: line(40).default('Open, no form'),
      gated: line(40).default('For an email address'),
    })
    .prefault({}),
});

export type DocumentIndexProps = z.output<typeof documentIndexSchema>;
