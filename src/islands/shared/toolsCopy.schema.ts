import { z } from 'zod';

/** What the tools say of a typed number that reads two ways, as 1,234 does. */
const numberCopy = z.strictObject({
  read: z.string().min(1).max(60).describe('%number%: how it was understood, written without separators'),
  use: z.string().min(1).max(60).describe('%number%: the button that puts the other reading in the field'),
});

/** The words that all tools share. */
export const toolsCopy = z.strictObject({
  number: numberCopy,
  noScript: z.string().min(1).max(160).describe('in place of the fields where no script runs'),
});

export type NumberCopy = z.output<typeof numberCopy>;
