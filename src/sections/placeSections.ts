import type { SectionMark } from '../ui/Section/Section.tsx';
import type { SectionPlacement, SiteContent } from './sectionBase.ts';
import type { SectionData } from './sectionSchema.ts';

/** Letters as on a plan's grid, from index 0: A to Z, then AA, AB … */
export function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** Letter and opener of the section at an index among those with an axis: two openers alternate. */
const markAt = (index: number): SectionMark => ({
  letter: letters(index),
  opener: index % 2 === 0 ? 'row' : 'stack',
});

/**
 * Marks the sections with an axis, in reading order, and gives every section its page and the site's content.
 */
export function placeSections(
  sections: readonly SectionData[],
  pagePath: string,
  content?: SiteContent,
): (SectionData & SectionPlacement)[] {
  let count = 0;
  return sections.map((section) => ({
    ...section,
    pagePath,
    content,
    mark: 'axis' in section && section.axis ? markAt(count++) : undefined,
  }));
}
