import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { galleryExamples } from '../gallery/galleryExamples.ts';
import { renderExample } from '../gallery/testing/renderExample.ts';
import { drawsHeading } from './drawsHeading.ts';
import * as sectionSchemas from './sectionSchemas.ts';
import { usesSectionHead } from './usesSectionHead.ts';

const windowFiles = Object.keys(import.meta.glob('../windows/*/*.tsx'));
const exampleFiles = Object.keys(import.meta.glob(['./*/*/*.examples.ts', '../windows/*/*.examples.ts']));

const examples = galleryExamples();
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** All text that a visitor can read or hear: between tags, and in announced attributes. */
function textOf(html: string): string {
  const announced = [...html.matchAll(/ (?:alt|aria-label|placeholder|title|href|src|id|class)="([^"]*)"/g)];
  return `${html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ')} ${announced.map((match) => match[1]).join(' ')}`;
}

/** Sections that render the page's heading on some pages only. */
const mayHead: readonly string[] = ['checklist', 'videoList'];

describe('the gallery', () => {
  it('gives every example its own address', () => {
    const ids = examples.map((example) => example.id);
    expectNoFaults(ids.filter((id, index) => ids.indexOf(id) !== index));
  });

  it.each(Object.values(sectionSchemas).map((schema) => schema.shape.type.value))(
    'has an example of the section %s',
    (type) => {
      expect(
        examples.some(({ content }) => content.kind === 'section' && content.section.type === type),
        `add ${upperFirst(type)}.examples.ts beside its schema`,
      ).toBe(true);
    },
  );

  // Astro hands children to React as HTML, so that a React element there would end the build of the whole gallery.
  it('has only text as children of its examples', () => {
    const children = examples.map(({ id, content }) => ({
      id,
      children:
        content.kind === 'component' && 'children' in content.props ? content.props.children : undefined,
    }));
    expectNoFaults(
      children
        .filter(({ children }) => typeof (children ?? '') !== 'string')
        .map(({ id }) => `${id}: children is not text`),
    );
  });

  it('has an example of every product window', () => {
    const missing = windowFiles
      .map((file) => file.replace(/\.tsx$/, ''))
      .filter((file) => /\/(\w+)\/\1$/.test(file) && !file.includes('/WindowFrame/'))
      .filter((file) => !exampleFiles.includes(`${file}.examples.ts`));
    expectNoFaults(missing);
  });
});

describe.each(examples.map((example) => [`${example.component}: ${example.example}`, example] as const))(
  '%s',
  (_, example) => {
    const html = renderExample(example);

    it('renders no missing value', () => {
      expect(html).not.toBe('');
      expect(textOf(html)).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\bfunction ?\(|\{[a-zA-Z-]+\}/);
    });

    // Pages with two such sections are faults of content, which is checked without being rendered.
    it('renders a page’s heading if and only if drawsHeading says so', () => {
      if (example.content.kind !== 'section') return;
      const { section } = example.content;
      if (!mayHead.includes(section.type)) expect(html.includes('<h1')).toBe(drawsHeading(section));
    });

    it('opens as its page decides if and only if usesSectionHead says so', () => {
      if (example.content.kind !== 'section') return;
      const { section } = example.content;
      // Those of a webinar sit at a desk, under a title of their own.
      if (section.type !== 'speakers') expect(html.includes(' data-opener=')).toBe(usesSectionHead(section));
    });

    it('repeats no id and has no script in an attribute', () => {
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
      expectNoFaults(ids.filter((id, index) => ids.indexOf(id) !== index));
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=|href="javascript:/);
    });

    it('refers only to ids that exist', () => {
      const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
      const named = [
        ...html.matchAll(
          /\s(?:aria-labelledby|aria-describedby|aria-controls|for|popovertarget)="([^"]+)"/gi,
        ),
      ];
      const missing = named.flatMap((match) => (match[1] ?? '').split(' ')).filter((id) => !ids.has(id));
      expectNoFaults(missing);
    });
  },
);
