import { describe, expect, it } from 'vitest';
import { Pen } from '../pen/Pen.ts';
import * as annotations from './annotations.ts';
import * as classroom from './classroom.ts';
import * as electrical from './electrical.ts';
import * as furniture from './furniture.ts';
import * as industry from './industry.ts';
import { looks } from './looks.ts';
import * as medical from './medical.ts';
import * as outdoors from './outdoors.ts';
import { person, technician } from './people.ts';
import * as plant from './plant.ts';
import { portrait } from './portrait.ts';
import { type Pose, postures } from './poses.ts';
import * as refrigeration from './refrigeration.ts';
import * as retail from './retail.ts';
import * as services from './services.ts';
import * as shops from './shops.ts';
import * as structure from './structure.ts';

type Part = (pen: Pen, x: number, y: number) => void;

/** Parts that need more than a position, with suitable arguments. */
const special: Record<string, (pen: Pen) => void> = {
  slab: (pen) => structure.slab(pen, 0, 4, 0),
  wall: (pen) => structure.wall(pen, 0, 0, 3),
  glazing: (pen) => structure.glazing(pen, 0, 0, 3),
  sunScreen: (pen) => structure.sunScreen(pen, 0, 0, 2, 3.7),
  lattice: (pen) => structure.lattice(pen, 0, 0, 3, 2),
  backWindows: (pen) => structure.backWindows(pen, 0, 4, 0),
  ceiling: (pen) => structure.ceiling(pen, 0, 4, 3),
  ceilingLights: (pen) => structure.ceilingLights(pen, 0, 4, 3),
  stair: (pen) => structure.stair(pen, 0, 3, 0, 4),
  elevator: (pen) => structure.elevator(pen, 0, 2, 0, 12, 4),
  lampString: (pen) => electrical.lampString(pen, 0, 6, 3),
  earth: (pen) => outdoors.earth(pen, 0, 30),
  fan: (pen) => plant.fan(pen, 1, 1, 0.5),
  operatingTable: (pen) => medical.operatingTable(pen, 2, 0, 3),
  shelvedGoods: (pen) => refrigeration.shelvedGoods(pen, 0, 0, 3, 0.5, pen.random),
  crane: (pen) => industry.crane(pen, 0, 9, 5),
  escalator: (pen) => shops.escalator(pen, 0, 9, 0, 4),
  shopfront: (pen) => shops.shopfront(pen, 0, 0, 4, 4, 1),
  liveLine: (pen) => annotations.liveLine(pen, 'cmms', 0, 0, 3, 0),
  assetNode: (pen) => annotations.assetNode(pen, 'energy', 1, 1),
  levelMark: (pen) => annotations.levelMark(pen, 1, 1, '+1.000'),
  horizontalDimension: (pen) => annotations.horizontalDimension(pen, 0, 3, 1, '3 000'),
  verticalDimension: (pen) => annotations.verticalDimension(pen, 0, 0, 3, '3 000'),
  gridBubble: (pen) => annotations.gridBubble(pen, 1, 1, 'A'),
  keyBubble: (pen) => annotations.keyBubble(pen, 'cold', 1, 1, '1'),
};

const modules = {
  annotations,
  classroom,
  electrical,
  furniture,
  industry,
  medical,
  outdoors,
  plant,
  refrigeration,
  retail,
  services,
  shops,
  structure,
};
const parts = Object.values(modules).flatMap((module) => Object.entries(module)) as [string, Part][];

const drawnBy = (draw: (pen: Pen) => void, scale = 30) => {
  const pen = new Pen({ scale, originY: 300, seed: 3 });
  draw(pen);
  return pen.svg();
};

describe('every part', () => {
  it('is covered by this test', () => {
    expect(parts.length).toBeGreaterThan(75);
  });

  it.each(parts)('%s draws something, the same each time, large and small', (name, part) => {
    const draw = special[name] ?? ((pen: Pen) => part(pen, 1, 0));
    for (const scale of [13, 40]) {
      const svg = drawnBy(draw, scale);
      expect(svg).toMatch(/<(path|use|text|g) /);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawnBy(draw, scale)).toBe(svg);
    }
  });
});

describe('people', () => {
  const poses = Object.keys(postures) as Pose[];

  it.each(poses)('stand apart from one another in pose and dress: %s', (pose) => {
    const drawn = Object.keys(looks).map((look) =>
      drawnBy((pen) => person(pen, 1, 0, pose, { look: look as keyof typeof looks })).replace(
        /(id|href)="[^"]*"/g,
        '',
      ),
    );
    expect(new Set(drawn).size).toBeGreaterThan(8);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('are drawn once, however often they appear', () => {
    const svg = drawnBy((pen) => {
      for (let x = 0; x < 9; x++) technician(pen, x, 0, 'kneel', { flip: x % 2 === 0, look: 'technician' });
    });
    expect(svg.match(/<defs>/g)).toHaveLength(1);
    expect(svg.match(/id="/g)).toHaveLength(1);
    expect(svg.match(/<use class="ft"/g)).toHaveLength(9);
  });

  it('are of a dozen builds or more, technicians of some too', () => {
    const builds = (draw: typeof person) => {
      const pen = new Pen({ scale: 10, originY: 300, seed: 3 });
      for (let x = 0; x < 400; x += 0.9) draw(pen, x, 0, 'stand');
      return new Set(
        [...pen.svg().matchAll(/href="#([^"]*)" (?:transform="matrix\(([\d.]+))?/g)].map(
          ([, shape, size = '1']) => `${shape} ${size}`,
        ),
      ).size;
    };
    expect(builds(person)).toBeGreaterThanOrEqual(12);
    expect(builds(technician)).toBeGreaterThanOrEqual(8);
  });

  it('are omitted from a drawing without people', () => {
    const svg = drawnBy((pen) => {
      pen.hasPeople = false;
      person(pen, 1, 0);
    });
    expect(svg).toBe('');
  });

  it('keep their feet on the floor', () => {
    // A figure's lowest point is at most 3 cm below the floor line it stands on.
    for (const pose of poses) {
      for (const [, , ankle] of postures[pose].legs) expect(ankle[1]).toBeGreaterThan(4);
    }
  });
});

describe('portrait', () => {
  it('differs by hair, and covers it with a helmet', () => {
    const of = (options: Parameters<typeof portrait>[1]) => drawnBy((pen) => portrait(pen, options));
    expect(of({ hair: 'bob' })).not.toBe(of({ hair: 'afro' }));
    expect(of({ helmet: true })).toContain('class="ft"');
  });
});
