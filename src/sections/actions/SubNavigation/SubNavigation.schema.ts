import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line, link, ownSystem } from '../../sectionBase.ts';

/** A sticky bar of links to the page's own sections, directly after the first section. */
export const subNavigationSchema = z.strictObject({
  type: z.literal('subNavigation'),
  ...anchorBase,
  label: standardText('subNavigation.label', line(40)).describe('announced before the links'),
  links: z
    .array(
      z.strictObject({
        label: line(24),
        measured: line(10).optional().describe('before the label: 07:10'),
        system: ownSystem('color while it is current'),
        href: z.string().regex(/^#[a-z][a-z0-9-]*$/, 'must be the anchor of a section: #night'),
      }),
    )
    .min(3)
    .max(8),
  action: link.optional().describe('at the end of the bar, from 1024 px'),
});

export type SubNavigationProps = z.output<typeof subNavigationSchema>;
