import { z } from 'zod';
import { reference } from '../../../content/records.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { bandBase, line } from '../../sectionBase.ts';

/** Customers' logos, scrolling endlessly under a heading. */
export const logoMarqueeSchema = z.strictObject({
  type: z.literal('logoMarquee'),
  ...bandBase,
  title: standardText('logoMarquee.title', line(90)),
  logos: z.array(reference('customers')).min(3),
  seconds: z
    .union([z.literal(15), z.literal(45)])
    .default(15)
    .describe('one round'),
  pauseLabel: standardText('logoMarquee.pauseLabel', line(40)),
});

export type LogoMarqueeProps = z.output<typeof logoMarqueeSchema>;
