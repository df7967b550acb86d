import { z } from 'zod';
import { reference } from '../../../content/entries/records.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** A table in plan with its members and what each contributes; the last seat is free. */
export const communityMembersSchema = z.strictObject({
  type: z.literal('communityMembers'),
  ...sectionBase,
  title: line(60),
  intro: line(240).optional(),
  table: line(80).describe('written on the table'),
  seats: z
    .array(z.strictObject({ person: reference('people'), brought: line(90) }))
    .min(3)
    .max(13),
  free: z.strictObject({ name: line(40), text: line(90), link }),
});

export type CommunityMembersProps = z.output<typeof communityMembersSchema>;
