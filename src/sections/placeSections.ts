import type { SectionPlacement } from './sectionBase.ts';
import type { SectionData } from './sectionSchemas.ts';

/** Gives each section that has an axis its letter, in reading order, and tells every section its page. */
export function placeSections(sections: readonly SectionData[], pagePath: string): (SectionData & SectionPlacement)[] {
  let count = 0;
  return sections.map((section) => ({
    ...section,
    pagePath,
    mark: section.axis ? String.fromCharCode(65 + count++) : undefined,
  }));
}
