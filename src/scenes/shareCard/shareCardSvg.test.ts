import { describe, expect, it } from 'vitest';
import { themeCut } from '../../../config/typefaces.ts';
import { drawingNames, drawings } from '../drawings/drawings.ts';
import { isCutBy } from '../pen/cropAround.ts';
import { outlineText, textWidth } from './outlineText.ts';
import { cardGroundSvg, shareCardSvg } from './shareCardSvg.ts';
import { shareScene } from './shareScene.ts';
import { staticFont } from './staticFont.ts';
import { wrapTitle } from './wrapTitle.ts';

const heading = () => staticFont(themeCut('sans', { wght: 570, wdth: 84 }));
const box = { width: 500, height: 360, sizes: [84, 68, 52], lineHeight: 1, tracking: 0 };

describe('a share card', () => {
  it('needs no fonts, whichever drawing it shows', async () => {
    for (const name of ['estate', 'hospital', 'detail-qr', 'plant-room']) {
      const scene = shareScene(name, '/x/', 'day');
      const svg = await shareCardSvg({
        brand: 'Lintel',
        scene,
        title: 'Café über “Ångström” & co',
        kicker: 'Blog',
        path: '/blog/a-page/',
        tone: 'day',
      });
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
      expect(svg).not.toContain('<text');
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  it('shows a photograph, or nothing, if the theme says so', async () => {
    const card = {
      brand: 'Acme',
      scene: shareScene('hospital', '/x/', 'night'),
      title: 'Title',
      kicker: 'Blog',
      path: '/x/',
      tone: 'night',
    } as const;
    const [drawn, shown, plain] = await Promise.all([
      shareCardSvg(card),
      shareCardSvg({ ...card, picture: 'sample-site.png' }),
      shareCardSvg({ ...card, picture: 'none' }),
    ]);
    expect(drawn).not.toContain('<image');
    expect(shown).toContain('href="data:image/jpeg;base64,');
    expect(plain).not.toContain('<image');
    expect(plain.length).toBeLessThan(drawn.length);
  });

  it('cuts nobody at the edges of its panel', async () => {
    const cut: string[] = [];
    for (const name of drawingNames) {
      const { width, height, parts } = drawings[name]('day');
      if (width / height <= 2.4) continue;
      const scene = { scene: 'drawing', name, tone: 'day' } as const;
      const svg = await cardGroundSvg({ brand: 'Lintel', scene, tone: 'day' });
      const [, x = '', across = ''] =
        /<g clip-path[^>]*><svg x="([^"]+)"[^>]* width="([^"]+)"/.exec(svg) ?? [];
      const scale = Number(across) / width;
      const left = (660 - Number(x)) / scale;
      const panel = { left, right: left + 540 / scale, top: 0, bottom: height };
      if (parts?.some((part) => isCutBy(panel, part))) cut.push(name);
    }
    expect(cut).toEqual([]);
  });

  it('sets words of another script in its own font, joined, and the line from right to left', async () => {
    const main = await heading();
    const letters = 'الراحة';
    const font = await staticFont({
      file: 'node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-full-normal.woff2',
      axes: { wght: 570, HEXP: 0 },
      letters,
    });
    const line = { main, scripts: [{ font, letters: new RegExp(`[${letters}]`, 'u'), isRightToLeft: true }] };
    const brand = 'Tarn 2';
    /** Where the last part of a line begins. */
    const lastOf = (path: string) =>
      Math.max(...[...path.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x)));
    const { path } = outlineText(line, `${brand} ${letters}`, 100);
    // What is read first is at the right end, and Latin words keep their own order: the figure is last.
    const joined = textWidth(line, letters, 100);
    expect(lastOf(path)).toBeCloseTo(joined + lastOf(outlineText(main, ` ${brand}`, 100).path), 0);
    const alone = [...letters].reduce((sum, letter) => sum + textWidth(line, letter, 100), 0);
    expect(joined).toBeLessThan(alone);
  });

  it('lists the known drawings for an unknown one', () => {
    expect(() => shareScene('castle', '/x/', 'day')).toThrow(/\/x\/.*"castle".*estate/);
  });

  it('always shows the same drawing for a page that names none', () => {
    expect(shareScene(undefined, '/a/', 'day')).toEqual(shareScene(undefined, '/a/', 'day'));
    const names = new Set(
      Array.from({ length: 40 }, (_, i) => JSON.stringify(shareScene(undefined, `/${i}/`, 'day'))),
    );
    expect(names.size).toBeGreaterThan(5);
  });
});

describe('a title', () => {
  it('is as large as its box allows, and no line is wider', async () => {
    const font = await heading();
    const short = wrapTitle(font, 'Leak detection', box);
    const long = wrapTitle(
      font,
      'Hospital maintenance that holds up when an inspector asks for the record of it',
      box,
    );
    expect(short.size).toBe(84);
    expect(long.size).toBeLessThan(84);
    for (const line of long.lines) expect(textWidth(font, line, long.size)).toBeLessThanOrEqual(box.width);
    expect(long.lines.length * long.size).toBeLessThanOrEqual(box.height);
  });

  it('is truncated rather than overflowing its box', async () => {
    const { lines } = wrapTitle(await heading(), 'maintenance '.repeat(40), box);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('has lines of about the same length', async () => {
    const { lines } = wrapTitle(await heading(), 'Connected CMMS for facility teams', box);
    const widths = await Promise.all(lines.map(async (line) => textWidth(await heading(), line, 10)));
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.5);
  });
});
