import { z } from 'zod';
import * as schemas from './sectionSchemas.ts';

type Schema = (typeof schemas)[keyof typeof schemas];

const [first, ...others] = Object.values<Schema>(schemas);
if (!first) throw new Error('src/sections/sectionSchemas.ts holds no section: add one');

/** Every section that a content file can use, told apart by its `type`. */
export const sectionSchema = z.discriminatedUnion('type', [first, ...others]);

export type SectionData = z.output<typeof sectionSchema>;
export type SectionType = SectionData['type'];
