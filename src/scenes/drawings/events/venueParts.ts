import { chair } from '../../parts/furniture.ts';
import { earth } from '../../parts/outdoors.ts';
import { person } from '../../parts/people.ts';
import { middleFrame } from '../../pen/cropAround.ts';
import type { Pen } from '../../pen/Pen.ts';

/*
 * Event venues in section, lit where people meet. Keys number the rooms to match the event's agenda. Strips, 2160 px
 * wide, each with its ground 136 px above the lower edge, so that a street of them is level.
 */

/** Size and origin of a strip. */
export const strip = {
  width: 1440,
  height: 548,
  scale: 34,
  originY: 412,
  originX: 20,
  bleed: 360,
  // The head of an event on a phone, with every numbered room.
  frames: [middleFrame(1440, 2160 / 2.1)],
};

/** The ground from edge to edge of a strip, leaving out the span in meters that a house occupies. */
export function ground(pen: Pen, from: number, to: number): void {
  const y = pen.pixelY(0);
  pen.onLayer(-3, () => pen.pixelPath('earth', `M-360 ${y}H1800V600H-360z`));
  pen.onLayer(-1, () => earth(pen, -12, 53, -0.3, { depth: 2 }));
  pen.onLayer(2, () => pen.pixelPath('cut', `M-360 ${y}H${pen.pixelX(from)}M${pen.pixelX(to)} ${y}H1800`));
}

/** An audience: chairs in a row, all facing one way. */
export function audience(pen: Pen, x: number, y: number, count: number, flip = true): void {
  for (let i = 0; i < count; i++) {
    chair(pen, x + i * 0.95, y, flip);
    person(pen, x + 0.05 + i * 0.95, y, 'sit', { flip });
  }
}

/** An arched window in the back wall. */
export function archedWindow(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.rect('glass', x, y, width, height);
  pen.line('hair', x, y, x, y + height).line('hair', x + width, y, x + width, y + height);
  pen.line('hair', x, y + height / 2, x + width, y + height / 2);
  pen.line('hair', x + width / 2, y, x + width / 2, y + height);
  pen.arc('thin', x, y + height, width / 2, x + width, y + height, 1);
}
