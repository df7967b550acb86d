import { hashAt } from '../../pen/random.ts';
import { sheet } from '../sheet.ts';

/*
 * Four wall layers with their drafting hatches, 320 × 104: brick, insulation, concrete, plaster. One for each security
 * control.
 */

const layer = { width: 320, height: 104, scale: 10, originY: 104 };

export const brick = sheet(layer, (pen) => {
  for (let course = 0; course < 6; course++) {
    const y = course * 2 - 0.6;
    pen.line('thin', 0, y, 32, y);
    for (let x = course % 2 ? 3.5 : 0; x <= 32; x += 7) pen.line('thin', x, y, x, y + 2);
  }
});

export const insulation = sheet(layer, (pen) => {
  pen.line('thin', 0, 0.4, 32, 0.4).line('thin', 0, 10, 32, 10);
  let data = `M-20 98`;
  for (let index = 0; index < 16; index++) data += 'c20 0-4-92 11-92s-9 92 11 92';
  pen.pixelPath('thin', data);
});

export const concrete = sheet(layer, (pen) => {
  for (let index = 0; index < 130; index++) {
    const x = hashAt(index, 1) * 31.4;
    const y = hashAt(index, 2) * 10 + 0.1;
    if (index % 4) pen.line('thin', x, y, x + 0.18, y);
    else {
      const turn = hashAt(index, 3) * 6.28;
      const r = 0.35 + hashAt(index, 4) * 0.35;
      const at = (step: number) =>
        [x + Math.cos(turn + step * 2.1) * r, y + Math.sin(turn + step * 2.1) * r] as const;
      pen.polygon('thin', ...at(0), ...at(1), ...at(2));
    }
  }
});

export const plaster = sheet(layer, (pen) => {
  for (let x = -11; x < 33; x += 1) pen.line('thin', x, 0, x + 10.4, 10.4);
});
