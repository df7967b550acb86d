import { describe, expect, it } from 'vitest';
import { person } from '../parts/people.ts';
import { drawingToSvg } from './drawingToSvg.ts';
import { Pen } from './Pen.ts';
import { seededRandom, seedFrom } from './random.ts';
import { paletteColor } from './sceneStyle.ts';
import { allStrokes, strokeClass } from './strokes.ts';

const onTenths = () => new Pen({ scale: 10, originX: 0, originY: 100 });

describe('Pen', () => {
  it('draws in meters with y up, as short relative paths', () => {
    expect(onTenths().rect('thin', 1, 0, 2, 3).svg()).toBe('<path class="t" d="M10 100h20v-30h-20z"/>');
    expect(onTenths().line('hair', 0.05, 10, 0.1, 9.95).svg()).toBe('<path class="h" d="M.5 0l.5.5"/>');
  });

  it('merges paths of a stroke until something hides what is behind it', () => {
    const pen = onTenths().line('thin', 0, 0, 1, 0).line('medium', 0, 0, 1, 0).line('thin', 2, 0, 3, 0);
    expect(pen.svg().match(/<path/g)).toHaveLength(2);
    pen.rect('panel', 0, 0, 1, 1).line('thin', 4, 0, 5, 0);
    expect(pen.svg().match(/class="\w+"/g)).toEqual(['class="t"', 'class="m"', 'class="k"', 'class="t"']);
  });

  it('puts washes under lines and lower layers behind', () => {
    const pen = onTenths().line('thin', 0, 0, 1, 0).rect('wash-cmms', 0, 0, 1, 1);
    pen.onLayer(-1, () => pen.rect('earth', 0, -1, 1, 1));
    expect(pen.svg().match(/class="[\w-]+"/g)).toEqual(['class="er"', 'class="w-m"', 'class="t"']);
  });

  it('draws a symbol once and places it many times, mirrored and scaled', () => {
    const pen = new Pen({ scale: 10, originY: 100, idPrefix: 'a-' });
    pen.define('box', () => pen.rect('thin', 0, 0, 1, 1));
    pen.define('box', () => pen.rect('thin', 0, 0, 9, 9));
    pen.place('box', 1, 0).place('box', 5, 0, { flip: true, scale: 0.5 });
    expect(pen.svg()).toBe(
      '<defs><path id="a-box" class="t" d="M0 0h10v-10h-10z"/></defs>' +
        '<use href="#a-box" x="10" y="100"/><use href="#a-box" transform="matrix(-0.5 0 0 0.5 50 100)"/>',
    );
    expect(() => pen.place('ball', 0, 0)).toThrow('ball');
  });

  it('mirrors a centimeter path about its own origin', () => {
    const pen = onTenths().centimeterPath('figure', 'M0 0L100 -100Z', 5, 0, 1, true);
    expect(pen.svg()).toContain('d="M50 100l-10-10z"');
  });

  it('keeps hatching inside its rectangle', () => {
    const data = onTenths().hatch('hair', 0, 0, 1, 1, 0.5).svg();
    expect(data).toContain('M0 95l5-5');
    expect(data.match(/[Mm]/g)?.length).toBeGreaterThan(2);
  });

  it('leaves out people whom the edge of a frame would cut', () => {
    const pen = onTenths();
    pen.frames = [{ left: 0, right: 100, top: 0, bottom: 100 }];
    for (const x of [5, 10, 15]) person(pen, x, 0, 'stand');
    expect(pen.svg().match(/<use/g)).toHaveLength(2);
    expect(pen.parts.map(({ left }) => left > 100)).toEqual([false, true]);
  });

  it('rejects a coordinate that is not a number', () => {
    expect(() => onTenths().line('thin', 0, Number.NaN, 1, 1)).toThrow(RangeError);
  });
});

describe('seededRandom and seedFrom', () => {
  it('repeat only for the same seed', () => {
    const first = seededRandom(4);
    const again = seededRandom(4);
    const other = seededRandom(5);
    const numbers = [first(), first(), first()];
    expect([again(), again(), again()]).toEqual(numbers);
    expect([other(), other(), other()]).not.toEqual(numbers);
    expect(seedFrom('hospital')).toBe(seedFrom('hospital'));
    expect(seedFrom('hospital')).not.toBe(seedFrom('school'));
  });
});

describe('drawingToSvg', () => {
  it('includes rules only for the strokes used', () => {
    const pen = onTenths().line('live-cmms', 0, 0, 1, 0);
    const svg = drawingToSvg({ pen, width: 20, height: 10 });
    expect(svg).toContain(`.l-m{stroke:${paletteColor('day').live.cmms}`);
    expect(svg).not.toContain('.l-e{');
  });

  it('moves only without reduced motion, for at most five seconds, and not at all when still', () => {
    const pen = onTenths().line('flow-energy', 0, 0, 1, 0);
    const moving = drawingToSvg({ pen, width: 20, height: 10 });
    expect(moving).toContain('@media(prefers-reduced-motion:no-preference)');
    expect(moving).not.toContain('infinite');
    expect(drawingToSvg({ pen, width: 20, height: 10, still: true })).not.toContain('animation');
  });

  it('has a different ink at night', () => {
    const pen = onTenths().line('thin', 0, 0, 1, 0);
    expect(drawingToSvg({ pen, width: 2, height: 2, tone: 'night' })).toContain(
      `stroke:${paletteColor('night').ink}`,
    );
  });
});

describe('strokeClass', () => {
  it('gives every stroke its own class', () => {
    expect(new Set(allStrokes.map(strokeClass)).size).toBe(allStrokes.length);
  });
});
