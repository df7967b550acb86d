import { expect, it } from 'vitest';
import { drawsHeading } from '../../src/sections/drawsHeading.ts';
import type { SectionData } from '../../src/sections/sectionSchema.ts';
import * as schemas from '../../src/sections/sectionSchemas.ts';
import { allPages } from '../../src/siteContent.ts';
import { expectNoFaults } from '../expectNoFaults.ts';

const withAxis = new Set<string>(
  Object.values(schemas).flatMap(({ shape }) => ('axis' in shape ? [shape.type.value] : [])),
);

const axisOf = (section: SectionData) => ('axis' in section ? section.axis : undefined);

/** Sections that a visitor meets under a title or a name, and that could have an axis. */
const openings = (sections: readonly SectionData[]) =>
  sections.filter(
    (section) =>
      withAxis.has(section.type) &&
      !drawsHeading(section) &&
      (axisOf(section) || ('title' in section && section.title)),
  );

/** Without a title, the axis is the section's only name. */
const isChosen = (section: SectionData) => 'title' in section && section.title && axisOf(section);

it('at most one section in three begins a chapter with a letter, and no two neighbors do', () => {
  const pages = allPages().map(({ id, locale, sections }) => ({
    name: `${locale} ${id}`,
    opened: openings(sections),
  }));
  expect(pages.filter(({ opened }) => opened.some(isChosen)).length).toBeGreaterThan(0);
  expectNoFaults(
    pages.flatMap(({ name, opened }) => {
      const names = opened.flatMap((section) => axisOf(section) ?? []);
      const most = Math.ceil(opened.length / 3);
      const isTooMany = names.length > most && opened.some(isChosen);
      const pair = opened.find(
        (section, index) => index > 0 && isChosen(section) && isChosen(opened[index - 1] as SectionData),
      );
      return [
        ...(isTooMany
          ? [
              `${name}: ${names.length} of ${opened.length} sections have an axis, at most ${most}: ${names.join(', ')}`,
            ]
          : []),
        ...(pair ? [`${name}: “${axisOf(pair)}” follows a section that has an axis too`] : []),
      ];
    }),
  );
});
