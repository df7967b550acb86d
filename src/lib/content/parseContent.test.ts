import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ContentError } from './contentError.ts';
import { parseContent } from './parseContent.ts';

function issuesOf(schema: z.ZodType, value: unknown): string[] {
  try {
    parseContent(schema, value, 'content/en/a.yaml');
    return [];
  } catch (error) {
    const [file, ...lines] = (error as Error).message.split('\n');
    expect(file).toBe('content/en/a.yaml');
    return lines.map((line) => line.replace('  - ', ''));
  }
}

const schema = z.strictObject({
  title: z.string().max(5),
  items: z
    .array(z.strictObject({ label: z.string().min(2) }))
    .min(1)
    .max(2),
  tone: z.enum(['paper', 'night']).optional(),
  count: z.number().max(3).optional(),
});
const sound = { title: 'Title', items: [{ label: 'ab' }] };

describe('parseContent', () => {
  it.each([
    ['a missing field', { items: sound.items }, 'title: is missing: add it (string)'],
    ['a field without a value', { ...sound, title: null }, 'title: is missing: add it (string)'],
    [
      'a wrong kind of value',
      { ...sound, title: 4.5 },
      'title: must be string, not number: put it in quotes',
    ],
    ['a map in place of a list', { ...sound, items: {} }, 'items: must be array, not object'],
    [
      'an unknown field',
      { ...sound, titel: 'x' },
      'the file: unknown field “titel”: remove it or correct its spelling',
    ],
    [
      'an unknown field further in',
      { ...sound, items: [{ label: 'ab', href: '/' }] },
      'items[1]: unknown field “href”: remove it or correct its spelling',
    ],
    ['a long text', { ...sound, title: 'Titles' }, 'title: is too long: 6 characters, at most 5'],
    [
      'a short text',
      { ...sound, items: [sound.items[0], { label: 'a' }] },
      'items[2].label: is too short: 1 character, at least 2',
    ],
    ['an empty text', { ...sound, items: [{ label: '' }] }, 'items[1].label: is empty: fill it in'],
    [
      'too many entries',
      { ...sound, items: Array(3).fill(sound.items[0]) },
      'items: has too many entries: 3, at most 2',
    ],
    ['too few entries', { ...sound, items: [] }, 'items: has too few entries: 0, at least 1'],
    ['too large a number', { ...sound, count: 4 }, 'count: is too large: 4, at most 3'],
    ['a value that is not offered', { ...sound, tone: 'dark' }, 'tone: must be one of: paper, night'],
  ])('words %s', (_, value, message) => {
    expect(issuesOf(schema, value)).toEqual([message]);
  });

  it('names every fault', () => {
    expect(issuesOf(schema, { title: 'Titles', items: [] })).toHaveLength(2);
  });

  it('names the types there are for an unknown one', () => {
    const sections = z.object({
      sections: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('cta') }),
          z.object({ type: z.literal('faq') }),
        ]),
      ),
    });
    expect(issuesOf(sections, { sections: [{ type: 'cta' }, { type: 'fqa' }] })).toEqual([
      'sections[2].type: no such type “fqa”: use one of cta, faq',
    ]);
    expect(issuesOf(sections, { sections: [{}] })).toEqual([
      'sections[1].type: is missing: use one of cta, faq',
    ]);
  });

  it('tells of every shape that a value may have', () => {
    const either = z.object({ link: z.union([z.string(), z.strictObject({ href: z.string() })]) });
    expect(issuesOf(either, { link: { label: 'x' } })).toEqual([
      'link: fits none of the allowed shapes: must be string, not object — or — href is missing: add it (string); unknown field “label”: remove it or correct its spelling',
    ]);
  });
});

describe('ContentError', () => {
  it('begins with the file and lists a problem a line', () => {
    const error = new ContentError('content/en/a.yaml', ['title: one', 'name: two']);
    expect(error.message).toBe('content/en/a.yaml\n  - title: one\n  - name: two');
    expect(error.name).toBe('ContentError');
  });
});
