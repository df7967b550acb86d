import { z } from 'zod';
import { documentFormat } from '../../../content/documentFormat.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Documents to download, standing on shelves. The list is collected from the documents' pages. */
export const documentIndexSchema = z.strictObject({
  type: z.literal('documentIndex'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(260),
  formats: z.array(documentFormat).min(1).describe('kinds of document on these shelves'),
  names: standardText('documentFormats', z.record(z.string(), line(24))).describe('how each kind is printed'),
  labels: z
    .strictObject({
      pages: standardText('documentIndex.labels.pages', line(24)),
      pagesCell: standardText('documentIndex.labels.pagesCell', line(12)),
      sheet: standardText('documentIndex.labels.sheet', line(12)),
      open: standardText('documentIndex.labels.open', line(40)),
      gated: standardText('documentIndex.labels.gated', line(40)),
    })
    .prefault({}),
});

export type DocumentIndexProps = z.output<typeof documentIndexSchema>;
