import { expect, it } from 'vitest';
import { systems } from '../../../../../shared/site/systems.ts';
import { drawingNames } from '../../../../scenes/drawings/drawings.ts';
import { quarterOf, roomDrawings } from './updateFloors.ts';

it('puts a date on the floor of its quarter', () => {
  expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual([
    '2026-1',
    '2026-1',
    '2026-2',
    '2026-4',
  ]);
});

it('draws each room of its system, and no two in a row alike', () => {
  for (const system of systems) {
    const names = roomDrawings(Array.from({ length: 12 }, () => system));
    for (const [index, name] of names.entries()) {
      expect(drawingNames).toContain(name);
      expect(name).not.toBe(names[index + 1]);
    }
  }
  expect(roomDrawings(['cold', undefined, 'cold'])).toEqual([
    'update-cold-1',
    'update-cmms-1',
    'update-cold-2',
  ]);
});
