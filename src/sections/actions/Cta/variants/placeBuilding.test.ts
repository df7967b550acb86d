import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from '../../../../../tests/expectNoFaults.ts';
import { renderScene } from '../../../../scenes/renderScene.ts';
import { allPages } from '../../../../siteContent.ts';
import { beside, middleOf, placeBuilding } from './placeBuilding.ts';

/** Every building beside the text of a closing band, once, with the first page that has it. */
const placed = [
  ...new Map(
    allPages().flatMap(({ path, sections }) =>
      sections.flatMap((section) => {
        if (section.type !== 'cta' || section.drawing !== 'building' || !section.building) return [];
        const { place, scene } = placeBuilding(section.building);
        const middle = middleOf(section.building);
        return place === 'beside' ? [[JSON.stringify(scene), { path, scene, middle }] as const] : [];
      }),
    ),
  ).values(),
];

/** Pixels of the drawing that the window shows, in its middle. */
const WINDOW = 1440;

/** The most opaque point of a drawing behind the text, from 0 to 255. */
async function inkBehindWords(svg: string, drawingWidth: number, middle: number): Promise<number> {
  const start = middle < 0.5 ? 1 - beside.wordsEnd : 0;
  const left = drawingWidth / 2 + (start - middle) * WINDOW;
  const [width, height] = [beside.wordsEnd * WINDOW, beside.rise * WINDOW];
  const part = svg
    .replace(/width="\d+" height="\d+"/, `width="${width / 2}" height="${height / 2}"`)
    .replace(/viewBox="[^"]*"/, `viewBox="${left} 0 ${width} ${height}"`);
  const { channels } = await sharp(Buffer.from(part)).stats();
  return channels.at(-1)?.max ?? 255;
}

describe('placeBuilding', () => {
  it('draws nothing behind the text beside a building, on any page', async () => {
    expect(placed.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const { path, scene, middle } of placed) {
      const { svg, width } = renderScene(scene, { still: true });
      // The sky has no paint of its own.
      if ((await inkBehindWords(svg, width, middle)) > 8)
        faults.push(`${path}: a drawing crosses the words: ${JSON.stringify(scene)}`);
    }
    expectNoFaults(faults);
  });

  it('puts a wide building below the text', () => {
    const here = { side: 'right', hour: 'night' } as const;
    expect(placeBuilding({ ...here, kind: 'tower', floors: 9 }).place).toBe('beside');
    expect(placeBuilding({ ...here, kind: 'warehouse' }).place).toBe('below');
  });
});
