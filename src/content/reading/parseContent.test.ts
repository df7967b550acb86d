import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ContentError } from '../files/contentError.ts';
import { parseContent } from './parseContent.ts';

function issuesOf(schema: z.ZodType, value: unknown): string[] {
  try {
    parseContent(schema, value, 'content/en/a.yaml');
    return [];
  } catch (error) {
    const { faults } = error as ContentError;
    expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['content/en/a.yaml']));
    return faults.map(({ text }) => text);
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
    ['a missing field', { items: sound.items }, 'title: is missing: add it (a text)'],
    ['a field without a value', { ...sound, title: null }, 'title: is missing: add it (a text)'],
    ['a wrong kind of value', { ...sound, title: 4.5 }, 'title: must be a text, not “4.5”: put it in quotes'],
    [
      'a map in place of a list',
      { ...sound, items: {} },
      'items: must be a list, each entry on a line that begins with “- ”; it is fields',
    ],
    [
      'an unknown field',
      { ...sound, titel: 'x' },
      'the file: unknown field “titel”: did you mean “title”? Otherwise remove it',
    ],
    [
      'a field that slipped to the left edge from the last entry of a list',
      { ...sound, href: '/' },
      'the file: unknown field “href”: if it belongs to items[1] above it, indent it as the fields there. Otherwise remove it; the fields here are title, items, tone, count',
    ],
    [
      'an unknown field further in',
      { ...sound, items: [{ label: 'ab', href: '/' }] },
      'items[1]: unknown field “href”: remove it; the fields here are label',
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
    [
      'a value that is not offered',
      { ...sound, tone: 'dark' },
      'tone: cannot be “dark”: use one of paper, night',
    ],
  ])('words %s', (_, value, message) => {
    expect(issuesOf(schema, value)).toEqual([message]);
  });

  it.each([
    ['a day', z.iso.date(), '14 March 2025', 'must be a day that exists, as 2025-03-14, not “14 March 2025”'],
    [
      'a day that is none',
      z.iso.date(),
      '2025-02-30',
      'must be a day that exists, as 2025-03-14, not “2025-02-30”',
    ],
    [
      'a moment',
      z.iso.datetime({ offset: true }),
      '2027-01-21 16:00',
      'must be a day, a time and the offset from UTC, as 2027-01-21T16:00:00-05:00, not “2027-01-21 16:00”',
    ],
    [
      'an address',
      z.url(),
      'video',
      'must be a whole address, as https://videos.example/watch/, not “video”',
    ],
    ['a beginning', z.string().startsWith('/'), 'pdf/', 'must begin with /, not “pdf/”'],
    [
      'a pattern without words of its own',
      z.string().regex(/^a+$/),
      'b',
      'is not of the form asked for: “b”; look at the same field of another page',
    ],
    ['a pattern with words', z.string().regex(/^a+$/, 'must be a row of a'), 'b', 'must be a row of a'],
    ['a whole number', z.number().int(), 2.5, 'must be a whole number, not 2.5'],
    [
      'a price',
      z.number(),
      '$52',
      'must be a number, without signs or quotes around it: write 52, not “$52”',
    ],
    ['a number', z.number(), 'two', 'must be a number; it is the text “two”'],
    ['a switch', z.boolean(), 'yes', 'must be true or false; it is the text “yes”'],
    ['a positive number', z.number().positive(), 0, 'is too small: 0, more than 0'],
    ['a choice that is missing', z.enum(['a', 'b']), null, 'is missing: use one of a, b'],
  ])('says how to write %s', (_, field, value, message) => {
    expect(issuesOf(z.object({ field }), { field: value })).toEqual([`field: ${message}`]);
  });

  it('knows the fields of the shape that a section’s type chose', () => {
    const sections = z.object({
      sections: z
        .array(
          z.discriminatedUnion('type', [
            z.strictObject({ type: z.literal('cta'), label: z.string().optional() }),
            z.strictObject({
              type: z.literal('faq'),
              labels: z.strictObject({ open: z.string().optional() }).optional(),
            }),
          ]),
        )
        .default([]),
    });
    expect(issuesOf(sections, { sections: [{ type: 'cta', lable: 'x' }] })).toEqual([
      'sections[1]: unknown field “lable”: did you mean “label”? Otherwise remove it',
    ]);
    expect(issuesOf(sections, { sections: [{ type: 'faq', labels: { opne: 'x' } }] })).toEqual([
      'sections[1].labels: unknown field “opne”: did you mean “open”? Otherwise remove it',
    ]);
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
      'sections[2].type: no such type “fqa”: did you mean “faq”? Use one of cta, faq',
    ]);
    expect(issuesOf(sections, { sections: [{}] })).toEqual([
      'sections[1].type: is missing: use one of cta, faq',
    ]);
  });

  it.each([
    [
      { label: 'x' },
      'href is missing: add it (a text); unknown field “label”: remove it or correct its spelling',
    ],
    [{ from: 1, lable: 'x' }, 'unknown field “lable”: remove it or correct its spelling'],
    [['x'], 'must be a number or fields, each on a line of its own below it; it is a list'],
    ['$1,200', 'must be a number, without signs or quotes around it: write 1200, not “$1,200”'],
    [-1, 'is too small: -1, at least 0'],
  ])('says what the closest of several shapes lacks in %j', (value, said) => {
    const either = z.object({
      link: z.union([
        z.number().min(0),
        z.strictObject({ href: z.string() }),
        z.strictObject({ from: z.number(), to: z.number().optional() }),
      ]),
    });
    expect(issuesOf(either, { link: value })).toEqual([`link: ${said}`]);
  });
});

it('knows that another file causes a fault within one of several shapes', () => {
  const person = z.string().transform((_, context) => {
    context.addIssue({ code: 'custom', message: 'cannot be used', params: { because: 'people/a.yaml' } });
    return z.NEVER;
  });
  const frame = z.union([z.strictObject({ scene: z.string() }), z.strictObject({ person })]);
  const read = () => parseContent(z.object({ frame }), { frame: { person: 'a' } }, 'content/en/a.yaml');
  expect(read).toThrow(
    expect.objectContaining({
      faults: [expect.objectContaining({ text: 'frame: person cannot be used', because: 'people/a.yaml' })],
    }),
  );
});

describe('ContentError', () => {
  it('begins with the file and lists a problem a line', () => {
    const error = new ContentError([
      { file: 'content/en/a.yaml', line: 3, text: 'title: one' },
      { file: 'content/en/b.yaml', text: 'name: two' },
    ]);
    expect(error.message).toBe('content/en/a.yaml:3: title: one\ncontent/en/b.yaml: name: two');
    expect(error.name).toBe('ContentError');
  });
});
