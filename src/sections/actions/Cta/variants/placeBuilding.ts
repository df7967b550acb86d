import { acrossBuilding } from '../../../../scenes/buildings/buildingScene.ts';
import { middleFrame, STRIP_WIDTHS, stripFrames } from '../../../../scenes/pen/cropAround.ts';
import type { DrawnSpec } from '../../../../scenes/sceneSchema.ts';
import type { CtaProps } from '../Cta.schema.ts';

/** A drawing’s width in its own pixels, the visible part in its middle, and its heights by place. */
const drawing = { width: 2160, window: 1440, beside: 620, below: 460 };

/**
 * The closing band with a building on the right of its text, in fractions of the window’s width: the middle of the
 * building, the right edge of the text, how far the drawing’s top is above the bottom of the text, and the gap between them.
 */
export const beside = { middle: 0.72, wordsEnd: 0.47, rise: 0.25, apart: 1 / 60 };

type Building = NonNullable<CtaProps['building']>;

/** The middle of a building on a side. */
export const middleOf = ({ side }: Pick<Building, 'side'>): number =>
  side === 'left' ? 1 - beside.middle : beside.middle;

/** What the page shows of a building beside its text, in the drawing’s pixels. */
const movedFrame = (middle: number) =>
  middleFrame(drawing.width + 2 * (0.5 - middle) * drawing.window, drawing.window);

/** What phones show of a strip, and the street on both sides of a wide building there, in the drawing’s pixels. */
const phoneStrip = drawing.width / STRIP_WIDTHS[2];
const ROUND_PHONE = 20;

/** The widest building that fits beside the text, in the drawing’s pixels. */
const widestBeside = 2 * (beside.middle - beside.wordsEnd - beside.apart) * drawing.window;

export interface PlacedBuilding {
  /** Whether the building is narrow enough to go beside the text, or fills a band below it. */
  place: 'beside' | 'below';
  /** The part of the drawing that phones show, in the drawing’s pixels. */
  phone: number;
  scene: DrawnSpec;
}

/** The drawing of a closing band’s building, and its place. Throws for an unknown kind of building. */
export function placeBuilding({ side, hour, ...building }: Building): PlacedBuilding {
  const sceneOf = (height: number) => ({
    scene: 'building' as const,
    tone: hour,
    yard: true,
    crop: { width: drawing.width, height },
    frames: stripFrames(drawing.width),
    ...building,
  });
  const scene = sceneOf(drawing.beside);
  const across = acrossBuilding(scene);
  if (across > widestBeside) return { place: 'below', phone: phoneStrip, scene: sceneOf(drawing.below) };
  // Phones show a building that stands beside the text whole.
  const phone = Math.max(phoneStrip, across + 2 * ROUND_PHONE);
  return {
    place: 'beside',
    phone,
    scene: {
      ...scene,
      wordsDownTo: Math.round((beside.rise + beside.apart) * drawing.window),
      frames: [
        ...scene.frames.slice(0, -1),
        middleFrame(drawing.width, phone),
        movedFrame(middleOf({ side })),
      ],
    },
  };
}
