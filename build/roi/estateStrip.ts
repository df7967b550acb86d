import { theme } from '../../config/theme.ts';
import { reportPage } from '../../shared/roi/reportLayout.ts';
import { paperOf } from '../../shared/site/themeSchema.ts';
import { grocery } from '../../src/scenes/buildings/grocery.ts';
import { hospital } from '../../src/scenes/buildings/hospital.ts';
import { tower } from '../../src/scenes/buildings/tower.ts';
import { undercroft } from '../../src/scenes/buildings/undercroft.ts';
import { keyBubble, liveLine } from '../../src/scenes/parts/annotations.ts';
import { earth, tree, van } from '../../src/scenes/parts/outdoors.ts';
import { technician } from '../../src/scenes/parts/people.ts';
import { wall } from '../../src/scenes/parts/structure.ts';
import { drawingToSvg } from '../../src/scenes/pen/drawingToSvg.ts';
import { Pen } from '../../src/scenes/pen/Pen.ts';

/** Meters: what the strip shows of the estate, with the street at 0. */
const [width, sky, deep] = [88, 27.6, 6.3];

/** From 10 pixels a meter on, people are drawn in curves, which add 8 kB to a template. */
const scale = 9.9;

/** Gives the strip the page's width, its lower edge on the title block. */
export const estatePlace = {
  x: 0,
  y: 48,
  width: reportPage.width,
  height: ((sky + deep) / width) * reportPage.width,
};

/**
 * The estate at the foot of a report: a shop, a clinic and offices in section, with a technician and a vendor's van as
 * keys 1 and 2. With integration, live lines tie the sites together.
 */
export function estateStrip(isIntegration: boolean): string {
  const pen = new Pen({ scale, originY: sky * scale });
  const shop = grocery(pen, 5.8, { live: isIntegration });
  const clinic = hospital(pen, 41, { floors: 3, operatingFloor: 1, helipad: false, live: isIntegration });
  const offices = tower(pen, 68.2, {
    width: 14.1,
    floors: 4,
    groundHeight: 4.4,
    coreAt: 5,
    hotFloor: 2,
    fault: 3,
    live: isIntegration,
  });
  const [technicianX, vanX] = [clinic.x0 + 12.6, 62.1];
  pen.onLayer(-3, () => pen.rect('earth', 0, -deep, width, deep));
  pen.onLayer(-2, () => {
    for (const [x, height] of [
      [2.6, 6],
      [39.2, 5.4],
      [67, 5],
      [85.4, 5.6],
    ] as const)
      tree(pen, x, 0, height);
  });
  pen.onLayer(-1, () => earth(pen, 0, width, -0.1, { depth: 1 }));
  pen.onLayer(1.5, () => {
    technician(pen, technicianX, clinic.roofHeight, 'tablet', { flip: true });
    van(pen, vanX, 0);
  });
  pen.onLayer(2, () => {
    pen
      .line('cut', 0, 0, shop.x0, 0)
      .line('cut', shop.x1, 0, clinic.x0, 0)
      .line('cut', clinic.x1, 0, offices.x0, 0)
      .line('cut', offices.x1, 0, width, 0);
  });
  if (isIntegration) {
    undercroft(pen, 3, 85);
    pen.onLayer(2, () => {
      wall(pen, 3, -4.76, -1.94, 0.3);
      wall(pen, 85, -4.76, -1.94, 0.3);
    });
    pen.onLayer(3, () => liveLine(pen, 'cmms', 3.4, -3.85, clinic.x0 + 5.6, -3.85, clinic.x0 + 5.6, 7.5));
  }
  for (const [number, x, from, to] of [
    ['1', technicianX, clinic.roofHeight + 2, clinic.roofHeight + 4.8],
    ['2', vanX + 2, 2.3, 5],
  ] as const) {
    pen.line('medium', x, from, x, to);
    keyBubble(pen, 'cmms', x, to, number);
  }
  // What is paper in a drawing is the paper of the PDF, which a theme may set.
  const extraStyle = `.k,.kf{fill:${paperOf(theme)}}`;
  return drawingToSvg({ pen, width: width * scale, height: (sky + deep) * scale, extraStyle, still: true });
}
