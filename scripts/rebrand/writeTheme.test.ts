import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readTheme } from '../../config/theme.ts';
import { recolored } from '../findColors.ts';
import { answerFaults } from './questions.ts';
import { readMark } from './readMark.ts';
import { answersOf, themeText } from './writeTheme.ts';

const own = readFileSync('content/settings/theme.yaml', 'utf8');
const kept = answersOf(parse(own));
const blue = {
  ...kept,
  name: 'Harbor',
  grounds: '#f4f8fc, #08172b',
  ink: '#0b1f3a',
  button: '#1463ff',
  products: '#0a7f8c, #d97706, #5b5bd6',
  corners: '12',
};

/** Parses a theme as the build does. */
function themeOf(text: string) {
  mkdirSync('.cache/test', { recursive: true });
  const file = join(mkdtempSync('.cache/test/rebrand-'), 'theme.yaml');
  writeFileSync(file, text);
  return readTheme(file);
}

describe('themeText', () => {
  it('writes a theme that the build accepts, from eight answers', () => {
    const { name, colors, radii, sheetRadius } = themeOf(themeText(own, blue));
    expect({ name, ground: colors.day.ground, night: colors.night.ground, radii, sheetRadius }).toEqual({
      name: 'Harbor',
      ground: '#f4f8fc',
      night: '#08172b',
      radii: [6, 12, 24],
      sheetRadius: 12,
    });
  });

  it('leaves room to touch up a color without falling below the contrast it needs', () => {
    expect(() => themeOf(recolored(themeText(own, blue)))).not.toThrow();
  });

  it('takes another typeface, without the bold of the one before', () => {
    const before = own.replace(/sans: .*/, 'sans: { from: fonts/old.woff2, bold: fonts/old-bold.woff2 }');
    const { typefaces } = themeOf(
      themeText(before, { ...blue, typefaces: '@fontsource-variable/figtree, fonts/new-mono.woff2' }),
    );
    expect(typefaces).toEqual({
      sans: { from: '@fontsource-variable/figtree' },
      mono: { from: 'fonts/new-mono.woff2' },
    });
    expect(themeOf(themeText(before, { ...blue, typefaces: 'fonts/old.woff2, x' })).typefaces.sans.bold).toBe(
      'fonts/old-bold.woff2',
    );
  });

  it('keeps no color of the theme before', () => {
    const before = themeText(own, {
      ...blue,
      grounds: '#fff8ec, #1c0d05',
      ink: '#2a1408',
      button: '#ffb000',
    });
    const old = [
      themeOf(before).colors.day.ground,
      themeOf(before).colors.day['ink-soft'],
      themeOf(before).colors.night.sunk,
    ];
    for (const color of old) expect(themeText(before, blue)).not.toContain(color);
  });

  it('keeps the comments and everything that was not asked for', () => {
    const text = themeText(own, blue);
    for (const comment of own.match(/# The three products\..*/g) ?? []) expect(text).toContain(comment);
    expect(themeOf(text).mark).toEqual(themeOf(own).mark);
  });

  it('finds readable colors for any light paper, dark ink, dark night and whatever else', () => {
    const channel = (min: number, max: number) => fc.integer({ min, max });
    const color = (min: number, max: number) =>
      fc
        .tuple(channel(min, max), channel(min, max), channel(min, max))
        .map((all) => `#${all.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
    fc.assert(
      fc.property(
        color(236, 255),
        color(0, 40),
        color(0, 36),
        fc.array(color(0, 255), { minLength: 4, maxLength: 4 }),
        (paper, ink, night, [button = '', ...products]) => {
          themeText(own, {
            ...blue,
            grounds: `${paper},${night}`,
            ink,
            button,
            products: products.join(','),
          });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('says which colors do not go together', () => {
    expect(() => themeText(own, { ...blue, grounds: '#8899aa, #08172b', ink: '#778899' })).toThrow(
      /do not go together:\n {2}colors\.day\.ink: #778899 on ground/,
    );
  });
});

describe('readMark', () => {
  it('takes shapes as one path, in their box', () => {
    const mark = readMark(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="2" y="2" width="8" height="20"/><circle cx="12" cy="5" r="4"/><path d="m14 2h8v20h-8z" fill="#f00"/></svg>',
    );
    expect(mark.box).toEqual([0, 0, 24, 24]);
    expect(mark.path.match(/M/g)?.length).toBe(3);
  });

  it('says what to do about a mark of letters', () => {
    expect(() =>
      readMark('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>'),
    ).toThrow('convert its shapes and text to paths');
  });
});

describe('answerFaults', () => {
  it('accepts what is there already', () => {
    expect(answerFaults(kept)).toEqual([]);
  });

  it.each([
    ['ink', 'black', 'write a color as #13212b'],
    ['grounds', '#ffffff', 'write two colors'],
    ['typefaces', '@fontsource-variable/figtree', 'write two packages or files'],
    ['products', '#138a62', 'write three colors'],
    ['mark', 'logo.png', 'name an .svg file'],
    ['corners', '99', 'from 0 to 32'],
    ['name', '4U', 'must be 1 to 30 letters'],
  ])('says what is wrong with %s: %s', (name, answer, remedy) => {
    expect(answerFaults({ ...kept, [name]: answer }).join()).toContain(remedy);
  });

  it('names what is missing', () => {
    expect(answerFaults({}).length).toBe(8);
  });
});
