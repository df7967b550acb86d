import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Integrations as circuits of a distribution board: grouped along a busbar, numbered, each with its direction. */
export const integrationDirectorySchema = z.strictObject({
  type: z.literal('integrationDirectory'),
  ...anchorBase,
  title: line(70),
  intro: line(260),
  action: link,
  second: link.optional(),
  board: line(40).describe('name on the board’s label'),
  supply: line(60).describe('what feeds it, beside the name'),
  inward: standardText('integrationDirectory.inward', line(20)).describe(
    'before what a system tells the product',
  ),
  outward: standardText('integrationDirectory.outward', line(20)),
  setup: standardText('integrationDirectory.setup', line(20)),
  groups: z
    .array(
      z.strictObject({
        title: line(40),
        text: line(120),
        ways: z.array(reference('integrations')).min(2),
      }),
    )
    .min(2),
});

export type IntegrationDirectoryProps = z.output<typeof integrationDirectorySchema>;
