import type { Box } from './pen/cropAround.ts';

/** A drawing rendered to a file's text. Width and height in CSS pixels at scale 1. */
export interface SceneResult {
  svg: string;
  width: number;
  height: number;
  /** What crops must not cut, measured from the upper left corner. */
  parts?: readonly Box[];
  /** The middle of what a narrow place shows, in pixels from the left. */
  focus?: number | undefined;
}
