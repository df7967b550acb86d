import { expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { galleryExamples } from '../gallery/galleryExamples.ts';
import { renderExample } from '../gallery/testing/renderExample.ts';
import type { SectionData } from './sectionSchema.ts';
import * as sectionSchemas from './sectionSchemas.ts';

// Like a build, measures the content's pictures before rendering.

const examples = galleryExamples();

/** Whether any example of a section renders differently when a field's value changes. */
function isShown(type: SectionData['type'], values: readonly object[]): boolean {
  return examples.some((example) => {
    const { content } = example;
    if (content.kind !== 'section' || content.section.type !== type) return false;
    const drawn = values.map((value) =>
      renderExample({
        ...example,
        content: { ...content, section: { ...content.section, ...value } as SectionData },
      }),
    );
    return new Set(drawn).size > 1;
  });
}

it.each([
  ['axis', [{ axis: undefined }, { axis: 'A name of its own' }]],
  ['id', [{ id: 'one' }, { id: 'another' }]],
  ['tone', [{ tone: 'paper' }, { tone: 'sheet' }, { tone: 'night' }]],
] as const)('a section that accepts %s shows it', (name, values) => {
  const types = Object.values(sectionSchemas)
    .filter(({ shape }) => name in shape)
    .map(({ shape }) => shape.type.value);
  expect(types.length).toBeGreaterThan(50);
  expectNoFaults(types.filter((type) => !isShown(type, values)));
});
