import { z } from 'zod';

const percent = z.number().min(0).max(100);

/** The focal point, which every crop keeps: percent from the left and from the top. */
export const focusSchema = z.tuple([percent, percent]);

/** A picture's note, in a file next to it: content/media/roof.jpg.yaml is about roof.jpg. */
export const mediaNoteSchema = z.strictObject({
  alt: z.string().min(1).max(240).optional().describe('what the picture shows, for people who cannot see it'),
  focus: focusSchema.optional().describe('percent from the left and from the top: [50, 30]'),
});

export type MediaNote = z.output<typeof mediaNoteSchema>;

/** A picture in content/media, with its size. */
export interface MediaImage extends MediaNote {
  /** Path within content/media: "pages/plan.png". */
  path: string;
  /** Natural size in px, after rotation. */
  width: number;
  height: number;
  /** First eight hexadecimal digits of the SHA-256 of the file. */
  hash: string;
}
