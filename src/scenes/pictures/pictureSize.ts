import type { PictureSpec } from '../sceneSchema.ts';

/** Maximum width of a photograph that is not cropped. */
const WIDEST = 1280;

/** Display size of a picture in px: its crop, or all of it, at most 1280 wide. */
export function pictureSize({ file, crop }: PictureSpec): { width: number; height: number } {
  if (crop) return crop;
  const scale = Math.min(1, WIDEST / file.width);
  return { width: Math.round(file.width * scale), height: Math.round(file.height * scale) };
}

/** Start of a crop whose center is as close to the focal point as the picture’s edges allow. */
export const cropStart = (whole: number, part: number, percent: number): number =>
  Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2));

/** The focal point of a picture: percent from the left and from the top. */
export const focusOf = ({ file, focus }: PictureSpec): readonly [number, number] =>
  focus ?? file.focus ?? [50, 50];
