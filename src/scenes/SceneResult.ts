import type { System } from '../../shared/site/systems.ts';
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
  /** A thing drawn at full size, with the parts that notes can point at. */
  closeup?: Closeup | undefined;
  /** A thing taken apart along an upright axis, with the parts that labels can point at. */
  exploded?: Exploded | undefined;
}

/** How a thing taken apart is labeled. */
export interface Exploded {
  /** The color of its lines to the labels. */
  system: System;
  /** Its parts by name, from the top down, in percent: from the left, and from the top. */
  marks: Readonly<Record<string, readonly [across: number, down: number]>>;
}

/** How a thing drawn at full size stands on a page. */
export interface Closeup {
  /** The edge of the window that it runs across; the notes stand on the other side. */
  bleeds: 'left' | 'right';
  /** Its parts by name, in pixels: the distance from the side of the notes, and from the top. */
  marks: Readonly<Record<string, readonly [across: number, down: number]>>;
}
