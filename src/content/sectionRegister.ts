import type { z } from 'zod';

/**
 * What the register of sections adds to the types of content (src/sections/sectionSchema.ts): content itself knows no
 * section, and is given what it checks them by.
 */
// biome-ignore lint/suspicious/noEmptyInterface: another module fills it.
export interface SectionRegister {}

/** A section as a page holds it, told apart by its `type`. */
export type SectionData = SectionRegister extends { section: infer Section } ? Section : { type: string };
export type SectionType = SectionData['type'];

let registered: z.ZodType<SectionData> | undefined;

/** Gives content the schema that every section of a page is checked against. */
export function registerSections(schema: z.ZodType<SectionData>): void {
  registered = schema;
}

/** The schema of sections. Throws in a program that reads pages and has not loaded the register. */
export function registeredSections(): z.ZodType<SectionData> {
  if (!registered)
    throw new Error('pages are read before their sections are known: import src/sections/sectionSchema.ts');
  return registered;
}
