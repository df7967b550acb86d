import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { estateScene } from './estateScene.ts';

const packed = (svg: string) => brotliCompressSync(svg).length;

describe('estateScene', () => {
  it.each([
    ['wide', 1440, 850, 30],
    ['phone', 390, 420, 18],
  ] as const)('%s keeps its size and its weight by day and night', (crop, width, height, kilobytes) => {
    for (const tone of ['day', 'night'] as const) {
      const scene = estateScene({ tone, crop });
      expect([scene.width, scene.height]).toEqual([width, height]);
      expect(packed(scene.svg)).toBeLessThan(kilobytes * 1024);
      expect(scene.svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(estateScene({ tone, crop }).svg).toBe(scene.svg);
    }
  });

  it.each(['wide', 'phone'] as const)('%s shows the three keys within its edges', (crop) => {
    const { svg, width, height } = estateScene({ crop });
    const keys = [...svg.matchAll(/data-key="(\d)"><circle class="kp" cx="([\d.]+)" cy="([\d.]+)"/g)];
    expect(keys.map((key) => key[1]).sort()).toEqual(['1', '2', '3']);
    for (const [, , x, y] of keys) {
      expect(Number(x)).toBeGreaterThan(12);
      expect(Number(x)).toBeLessThan(width - 12);
      expect(Number(y)).toBeGreaterThan(12);
      expect(Number(y)).toBeLessThan(height - 12);
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

  it('draws the street past its edges on request', () => {
    const scene = estateScene({ bleed: 300 });
    expect(scene.width).toBe(2040);
    expect(scene.svg).toContain('href="#car"');
    expect(packed(scene.svg)).toBeLessThan(30 * 1024);
  });
});
