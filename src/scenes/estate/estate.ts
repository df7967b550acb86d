import { keyBubble } from '../parts/annotations.ts';
import { earth } from '../parts/outdoors.ts';
import { type DrawnScene, drawnScene } from '../pen/drawingToSvg.ts';
import { Pen } from '../pen/Pen.ts';
import type { Tone } from '../pen/systems.ts';
import type { Estate, EstateSheet, Point } from './EstateSheet.ts';
import { type EstateCrop, estateCrops, type Street } from './estateRooms.ts';
import { estateStory, leakMark } from './estateStory.ts';
import { gulf } from './gulf.ts';
import { town } from './town.ts';

const estates: Record<Street, Estate> = { town, gulf };

export interface EstateOptions {
  street?: Street | undefined;
  tone?: Tone;
  crop?: EstateCrop;
  /** Extra pixels of street beyond each edge of the wide picture, for wider pages. */
  bleed?: number | undefined;
  /** Omits all motion and shows the end of the story, for visitors who prefer reduced motion. */
  still?: boolean;
  /** false omits the keys and the leak. */
  isMarked?: boolean;
}

/** The ground: its fill, the cut line between the buildings, and the strokes below it. */
function ground(pen: Pen, { walls, earth: rows }: EstateSheet, [left, right]: Point, depth: number): void {
  pen.onLayer(-3, () => pen.rect('earth', left, -depth, right - left, depth));
  pen.onLayer(2, () => {
    const edges = [left, ...walls.flat(), right];
    for (let at = 0; at < edges.length; at += 2) pen.line('cut', edges[at] ?? 0, 0, edges[at + 1] ?? 0, 0);
  });
  pen.onLayer(-1, () => {
    for (const [from, to, y, deep] of rows)
      earth(pen, Math.max(from, left), Math.min(to, right), y, { depth: deep });
  });
}

/**
 * The home page's drawing: one section through a street and what runs below it. `wide` is 1440 × 850 px with sky for a
 * headline, plus the bleed; `phone` is a separate composition, 390 × 420 px.
 */
export function estate({
  street = 'town',
  tone = 'day',
  crop = 'wide',
  bleed = 0,
  still = false,
  isMarked = true,
}: EstateOptions = {}): DrawnScene {
  const size = estateCrops[crop];
  const beyond = crop === 'wide' ? bleed : 0;
  const sheet = estates[street][crop];
  const pen = new Pen({ scale: size.scale, originX: beyond, originY: size.ground });
  const edges = [-beyond / size.scale - 0.5, (size.width + beyond) / size.scale + 0.5] as const;
  ground(pen, sheet, edges, (size.height - size.ground) / size.scale);
  sheet.draw(pen, tone);
  pen.onLayer(12, () => sheet.notes(pen));
  if (isMarked) {
    leakMark(pen, ...sheet.leak);
    sheet.keys.forEach(([system, x, y], index) => {
      keyBubble(pen, system, x, y, String(index + 1));
    });
  }
  return drawnScene({
    pen,
    width: size.width + 2 * beyond,
    height: size.height,
    tone,
    extraStyle: estateStory(tone, still) + (sheet.style ?? ''),
    still,
  });
}
