import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { systems } from '../../../shared/site/systems.ts';
import { Pen } from '../pen/Pen.ts';
import { paletteColor } from '../pen/sceneStyle.ts';
import { systemLetters } from '../pen/strokes.ts';
import { building, buildingKinds } from './building.ts';
import { buildingScene, cutOf, groundBelow, skyAbove } from './buildingScene.ts';

const packed = (svg: string) => brotliCompressSync(svg).length;

describe('buildingScene', () => {
  it.each(buildingKinds)('draws a %s, whole, light and the same each time', (kind) => {
    for (const live of [undefined, ...systems]) {
      const scene = buildingScene({ kind, live });
      expect(scene.svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(packed(scene.svg)).toBeLessThan(12 * 1024);
      expect(buildingScene({ kind, live }).svg).toBe(scene.svg);
    }
  });

  it.each(buildingKinds)('lights a %s in the one system asked for', (kind) => {
    for (const live of systems) {
      const { svg } = buildingScene({ kind, live, people: false });
      expect(svg).toMatch(new RegExp(`class="(l|w|gl)-${systemLetters[live]}"`));
      for (const other of systems.filter((system) => system !== live))
        expect(svg).not.toMatch(new RegExp(`class="(l|w|gl)-${systemLetters[other]}"`));
    }
  });

  it('differs by seed, by storeys and by tone', () => {
    const base = buildingScene({ kind: 'office', seed: 1 }).svg;
    expect(buildingScene({ kind: 'office', seed: 2 }).svg).not.toBe(base);
    expect(buildingScene({ kind: 'office', seed: 1, floors: 7 }).svg).not.toBe(base);
    expect(buildingScene({ kind: 'office', seed: 1, tone: 'night' }).svg).toContain(
      paletteColor('night').paper,
    );
  });

  it('is composed for its crop, and close up if it has a focus', () => {
    const wide = buildingScene({ kind: 'hospital', crop: { width: 960, height: 400 } });
    expect([wide.width, wide.height]).toEqual([960, 400]);
    expect(wide.svg).toContain('viewBox="0 0 960 400"');
    const close = buildingScene({ kind: 'hospital', crop: { width: 960, height: 400 }, focus: 'roof' });
    expect(close.svg).not.toBe(wide.svg);
  });

  it.each(buildingKinds)('shows every place of a %s, each as a picture of its own', (kind) => {
    const { places } = building(new Pen({ isMeasuring: true }), 0, { kind });
    const named = Object.keys(places).filter((place) => place !== 'live');
    expect(named.length).toBeGreaterThan(1);
    expect(new Set([undefined, ...named].map((focus) => cutOf({ kind, focus }))).size).toBe(named.length + 1);
    for (const focus of named) expect(packed(buildingScene({ kind, focus }).svg)).toBeLessThan(12 * 1024);
  });

  it.each(['grocery', 'school', 'mall', 'hospital'])('gives a %s the floors asked for', (kind) => {
    const crop = { width: 520, height: 900 };
    const sky = [1, 2, 4].map((floors) => skyAbove({ kind, floors, crop }));
    expect(sky).toEqual([...new Set(sky)].sort((one, other) => other - one));
  });

  it('reports the sky above a low building, and none above a tall one', () => {
    const crop = { width: 520, height: 460 };
    const low = skyAbove({ kind: 'grocery', crop });
    expect(low).toBeGreaterThan(crop.height / 2);
    expect(low).toBeLessThan(crop.height - groundBelow({ kind: 'grocery', crop }));
    expect(skyAbove({ kind: 'tower', floors: 9, crop })).toBe(0);
  });

  it('marks a fault, and omits people on request', () => {
    expect(buildingScene({ kind: 'mall', live: 'cmms', fault: true }).svg).toContain('class="al"');
    expect(buildingScene({ kind: 'mall', people: false }).svg.includes('class="f"')).toBe(false);
  });

  it('lists the known kinds when given an unknown one', () => {
    expect(() => buildingScene({ kind: 'castle' })).toThrow(/castle.*hospital/);
  });
});
