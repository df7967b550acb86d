import { acrossBuilding } from '../../../../scenes/buildings/buildingScene.ts';
import type { DrawnSpec } from '../../../../scenes/sceneSchema.ts';
import type { CtaProps } from '../Cta.schema.ts';

/** A drawing’s width in its own pixels, of which the window shows the middle `window`; its heights by place. */
const drawing = { width: 2160, window: 1440, beside: 620, below: 460 };

/**
 * The closing band with a building beside its words, in shares of the window’s width: the middle of the building, the
 * right edge of the words, and how far the drawing’s top is above the bottom of the words. Words and drawing keep
 * `apart` from each other.
 */
export const beside = { middle: 0.72, wordsEnd: 0.47, rise: 0.25, apart: 1 / 60 };

/** The widest building, in the drawing’s pixels, whose left wall stays apart from the words. */
const widestBeside = 2 * (beside.middle - beside.wordsEnd - beside.apart) * drawing.window;

export interface PlacedBuilding {
  /** Whether the building is slender enough to go beside the words, or fills a band below them. */
  place: 'beside' | 'below';
  scene: DrawnSpec;
}

/** The drawing of a closing band’s building, and its place. Throws when there is no such kind of building. */
export function placeBuilding(building: NonNullable<CtaProps['building']>): PlacedBuilding {
  const sceneOf = (height: number) => ({
    scene: 'building' as const,
    tone: 'night' as const,
    crop: { width: drawing.width, height },
    ...building,
  });
  const scene = sceneOf(drawing.beside);
  return acrossBuilding(scene) <= widestBeside
    ? {
        place: 'beside',
        scene: { ...scene, wordsDownTo: Math.round((beside.rise + beside.apart) * drawing.window) },
      }
    : { place: 'below', scene: sceneOf(drawing.below) };
}
