import { z } from 'zod';

/** The note about an ambiguous number such as 1,234. */
const numberCopy = z.strictObject({
  read: z.string().min(1).max(60).describe('%number%: how it was read, written without separators'),
  use: z.string().min(1).max(60).describe('%number%: the button that puts the other reading in the field'),
});

/** The text that all tools share. */
export const toolsCopy = z.strictObject({
  number: numberCopy,
  noScript: z.string().min(1).max(160).describe('replaces the fields if scripts are off'),
});

export type NumberCopy = z.output<typeof numberCopy>;
