import type { SectionMark } from '../ui/Section/Section.tsx';
import type { SectionPlacement, SiteContent } from './sectionBase.ts';
import type { SectionData } from './sectionSchema.ts';
import { usesSectionHead } from './usesSectionHead.ts';

/** Letters as on a plan's grid, from index 0: A to Z, then AA, AB … */
export function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/**
 * Decides how sections open, in reading order: with the next letter if they name an axis, otherwise with a slab and wide
 * in turn. Every section also gets its page and the site's content.
 */
export function placeSections(
  sections: readonly SectionData[],
  pagePath: string,
  content?: SiteContent,
): (SectionData & SectionPlacement)[] {
  let lettered = 0;
  let plain = 0;
  const markOf = (section: SectionData): SectionMark | undefined => {
    if ('axis' in section && section.axis) return { opener: 'axis', letter: letters(lettered++) };
    if (!usesSectionHead(section)) return undefined;
    return { opener: plain++ % 2 === 0 ? 'slab' : 'wide' };
  };
  return sections.map((section) => ({ ...section, pagePath, content, mark: markOf(section) }));
}
