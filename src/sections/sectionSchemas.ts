import { z } from 'zod';
import { ctaSchema } from './Cta/Cta.schema.ts';
import { demoRequestSchema } from './DemoRequest/DemoRequest.schema.ts';
import { notFoundSchema } from './NotFound/NotFound.schema.ts';
import { roiAssumptionsSchema } from './RoiAssumptions/RoiAssumptions.schema.ts';
import { roiToolSchema } from './RoiTool/RoiTool.schema.ts';
import { thankYouSchema } from './ThankYou/ThankYou.schema.ts';

/** Every section type that a content file can use, told apart by its `type`. Alphabetical. */
export const sectionSchemas = [
  ctaSchema,
  demoRequestSchema,
  notFoundSchema,
  roiAssumptionsSchema,
  roiToolSchema,
  thankYouSchema,
] as const;

export const sectionSchema = z.discriminatedUnion('type', sectionSchemas);

export type SectionData = z.output<typeof sectionSchema>;
export type SectionType = SectionData['type'];
