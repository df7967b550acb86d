import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { estateRooms, streets } from './estateRooms.ts';
import { estateScene } from './estateScene.ts';
import { streetOf } from './streetOf.ts';

const packed = (svg: string) => brotliCompressSync(svg).length;

describe('estateScene', () => {
  const crops = [
    ['wide', 1440, 850, 30],
    ['phone', 390, 420, 18],
  ] as const;
  const each = streets.flatMap((street) => crops.map((crop) => [street, ...crop] as const));

  it.each(each)(
    '%s, %s, keeps its size and its weight by day and night',
    (street, crop, width, height, kilobytes) => {
      for (const tone of ['day', 'night'] as const) {
        const scene = estateScene({ street, tone, crop });
        expect([scene.width, scene.height]).toEqual([width, height]);
        expect(packed(scene.svg)).toBeLessThan(kilobytes * 1024);
        expect(scene.svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(estateScene({ street, tone, crop }).svg).toBe(scene.svg);
      }
    },
  );

  it.each(each)(
    '%s, %s, shows the three keys in their rooms, within its edges',
    (street, crop, width, height) => {
      const { svg } = estateScene({ street, crop });
      const keys = [...svg.matchAll(/data-key="(\d)"><circle class="kp" cx="([\d.]+)" cy="([\d.]+)"/g)];
      expect(keys.map((key) => key[1]).sort()).toEqual(['1', '2', '3']);
      for (const [, , x, y] of keys) {
        expect(Number(x)).toBeGreaterThan(12);
        expect(Number(x)).toBeLessThan(width - 12);
        expect(Number(y)).toBeGreaterThan(12);
        expect(Number(y)).toBeLessThan(height - 12);
      }
      // Key 1 stands over the case, among the lines; the others are inside the rooms that a job highlights.
      const rooms = estateRooms(street, crop);
      for (const [number, name] of [
        ['2', 'level-8'],
        ['3', 'level-6'],
      ] as const) {
        const [, , x, y] = keys.find((key) => key[1] === number) ?? [];
        const room = rooms[name] ?? { x: 0, y: 0, w: 0, h: 0 };
        const [across, down] = [(Number(x) / width) * 100, (Number(y) / height) * 100];
        expect([across > room.x, across < room.x + room.w]).toEqual([true, true]);
        expect([down > room.y, down < room.y + room.h]).toEqual([true, true]);
      }
    },
  );

  it('is a street of the Gulf, in its heat, on the pages of the Emirates', () => {
    expect(streetOf('en-AE')).toBe('gulf');
    expect(streetOf('en')).toBe('town');
    for (const crop of ['wide', 'phone'] as const) {
      expect(estateScene({ street: 'gulf', crop }).svg).toContain('48 °C');
      expect(estateScene({ street: 'gulf', crop, tone: 'night' }).svg).not.toContain('48 °C');
    }
  });

  it('moves only without reduced motion, and ends with the job closed', () => {
    const { svg } = estateScene({});
    const [still = '', moving = ''] = svg.split('@media(prefers-reduced-motion:no-preference){.leak');
    expect(moving).toContain('[data-key="3"]{animation-delay:2.5s}');
    expect(still).toContain('.leak{opacity:0}');
    expect(still).not.toContain('.done{opacity:0}');
    expect(estateScene({ still: true }).svg).not.toContain('animation');
  });

  it.each(streets)('%s goes past its edges on request', (street) => {
    const scene = estateScene({ street, bleed: 300 });
    expect(scene.width).toBe(2040);
    expect(scene.svg).toContain('href="#car"');
    expect(packed(scene.svg)).toBeLessThan(30 * 1024);
  });
});
