import type { z } from 'zod';

/**
 * What the section register adds to the content types (src/sections/sectionSchema.ts): the content modules know no
 * sections themselves, and are given the schema to check them with.
 */
// biome-ignore lint/suspicious/noEmptyInterface: another module fills it.
export interface SectionRegister {}

/** A section on a page, discriminated by its `type`. */
export type SectionData = SectionRegister extends { section: infer Section } ? Section : { type: string };
export type SectionType = SectionData['type'];

let registered:
  | { schema: z.ZodType<SectionData>; drawsHeading: (section: SectionData) => boolean }
  | undefined;

/** Registers the schema that every section of a page is checked against, and which sections draw the page’s h1. */
export function registerSections(sections: NonNullable<typeof registered>): void {
  registered = sections;
}

/** What is known about sections. Throws in a program that reads pages but has not loaded the register. */
export function registeredSections(): NonNullable<typeof registered> {
  if (!registered)
    throw new Error('pages are read before their sections are known: import src/sections/sectionSchema.ts');
  return registered;
}
