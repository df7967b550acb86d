import { describe, expect, it } from 'vitest';
import { galleryExamples } from '../../gallery/galleryExamples.ts';
import { renderExample } from '../../gallery/testing/renderExample.ts';

/** Figures whose text makes sense only within the picture, so that none of it belongs in the page's outline. */
const pictures = new Set(['nightLog', 'systemRiser', 'weekSchedule', 'workOrder']);

const kindOf = (section: object): unknown =>
  'figure' in section && typeof section.figure === 'object' && section.figure && 'kind' in section.figure
    ? section.figure.kind
    : undefined;

const examples = galleryExamples().filter(
  ({ content }) => content.kind === 'section' && pictures.has(String(kindOf(content.section))),
);

describe('a page whose head is a picture with text', () => {
  it('is tested with every such figure', () => {
    const kinds = examples.map(({ content }) =>
      content.kind === 'section' ? kindOf(content.section) : undefined,
    );
    expect(new Set(kinds)).toEqual(pictures);
  });

  it.each(examples.map((example) => [example.id, example] as const))(
    'has no heading in %s except its title',
    (_, example) => {
      expect(renderExample(example).match(/<h[1-6]/g)).toEqual(['<h1']);
    },
  );
});
