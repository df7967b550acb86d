import { acrossBuilding } from '../../../../scenes/buildings/buildingScene.ts';
import { middleFrame, stripFrames } from '../../../../scenes/pen/cropAround.ts';
import type { DrawnSpec } from '../../../../scenes/sceneSchema.ts';
import type { CtaProps } from '../Cta.schema.ts';

/** A drawing’s width in its own pixels, the visible part in its middle, and its heights by place. */
const drawing = { width: 2160, window: 1440, beside: 620, below: 460 };

/**
 * The closing band with a building beside its text, in fractions of the window’s width: the middle of the building, the
 * right edge of the text, how far the drawing’s top is above the bottom of the text, and the gap between them.
 */
export const beside = { middle: 0.72, wordsEnd: 0.47, rise: 0.25, apart: 1 / 60 };

/** What the page shows of a building beside its text, in the drawing’s pixels. */
const movedFrame = middleFrame(drawing.width + 2 * (0.5 - beside.middle) * drawing.window, drawing.window);

/** The widest building that fits beside the text, in the drawing’s pixels. */
const widestBeside = 2 * (beside.middle - beside.wordsEnd - beside.apart) * drawing.window;

export interface PlacedBuilding {
  /** Whether the building is narrow enough to go beside the text, or fills a band below it. */
  place: 'beside' | 'below';
  scene: DrawnSpec;
}

/** The drawing of a closing band’s building, and its place. Throws for an unknown kind of building. */
export function placeBuilding(building: NonNullable<CtaProps['building']>): PlacedBuilding {
  const sceneOf = (height: number) => ({
    scene: 'building' as const,
    tone: 'night' as const,
    crop: { width: drawing.width, height },
    frames: stripFrames(drawing.width),
    ...building,
  });
  const scene = sceneOf(drawing.beside);
  return acrossBuilding(scene) <= widestBeside
    ? {
        place: 'beside',
        scene: {
          ...scene,
          wordsDownTo: Math.round((beside.rise + beside.apart) * drawing.window),
          frames: [...scene.frames, movedFrame],
        },
      }
    : { place: 'below', scene: sceneOf(drawing.below) };
}
