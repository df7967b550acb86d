import { z } from 'zod';
import { registerSections } from '../content/reading/sectionRegister.ts';
import { drawsHeading } from './drawsHeading.ts';
import * as schemas from './sectionSchemas.ts';

type Schema = (typeof schemas)[keyof typeof schemas];

const [first, ...others] = Object.values<Schema>(schemas);
if (!first) throw new Error('src/sections/sectionSchemas.ts lists no section: add one');

/** Every section that a content file can use, discriminated by its `type`. */
export const sectionSchema = z.discriminatedUnion('type', [first, ...others]);

declare module '../content/reading/sectionRegister.ts' {
  interface SectionRegister {
    section: z.output<typeof sectionSchema>;
  }
}

registerSections({ schema: sectionSchema, drawsHeading });

export type { SectionData, SectionType } from '../content/reading/sectionRegister.ts';
