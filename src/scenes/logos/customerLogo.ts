import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createSyncFn } from 'synckit';
import type { MediaImage } from '../../media/MediaImage.ts';
import { isVector, mediaRoot } from '../../media/mediaFiles.ts';
import { inkCoverage } from './inkCoverage.ts';
import { opticalHeight, ROW } from './opticalHeight.ts';
import { plainShapes } from './plainShapes.ts';
import type { LogoRaster } from './rasterWorker.ts';
import { traceInk } from './traceInk.ts';

/** A logo in one tone: markup that takes the color of the text around it, and its display size. */
export interface DrawnLogo {
  body: string;
  /** The bounding box of its ink, in the units of the markup. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Width and height of the ink in a row 40 units high. */
  shown: { width: number; height: number };
}

// Pages render synchronously, but pixels are read asynchronously: a worker does it while this thread waits.
const rasterize = createSyncFn<(file: Uint8Array, size: MediaImage, rows: number) => Promise<LogoRaster>>(
  resolve('src/scenes/logos/rasterWorker.ts'),
);

/** Rows of pixels: enough to measure a logo's density, and to trace one shown 40 px high at double density. */
const ROWS = { toMeasure: 96, toTrace: 160 };

function draw(image: MediaImage): DrawnLogo {
  const file = readFileSync(join(mediaRoot(), image.path));
  const shapes = isVector(image.path) ? plainShapes(file.toString('utf8')) : undefined;
  const raster = rasterize(file, image, shapes === undefined ? ROWS.toTrace : ROWS.toMeasure);
  const { width, height, ink } = raster;
  const coverage = inkCoverage(raster);
  const density = coverage.reduce((sum, value) => sum + value, 0) / coverage.length;
  const aspect = width / height;
  const shownHeight = opticalHeight(aspect, density);
  const shown = { width: shownHeight * aspect, height: shownHeight };
  if (shapes === undefined)
    return {
      body: `<path d="${traceInk(coverage, width, height)}"/>`,
      left: 0,
      top: 0,
      width,
      height,
      shown,
    };
  const [left, top, boxWidth, boxHeight] = viewBoxOf(file.toString('utf8'), image);
  return {
    body: shapes,
    left: left + ink.left * boxWidth,
    top: top + ink.top * boxHeight,
    width: ink.width * boxWidth,
    height: ink.height * boxHeight,
    shown,
  };
}

/** Left, top, width and height of an SVG picture's viewBox. */
function viewBoxOf(svg: string, { width, height }: MediaImage): readonly [number, number, number, number] {
  const [left = 0, top = 0, boxWidth = width, boxHeight = height] =
    /\bviewBox\s*=\s*["']([^"']+)/
      .exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return [left, top, boxWidth, boxHeight];
}

const drawn = new Map<string, DrawnLogo>();

/** A customer's logo in one tone, sized to look as large as the others next to it. */
export function logoOf(image: MediaImage): DrawnLogo {
  const key = `${image.path} ${image.hash}`;
  const known = drawn.get(key) ?? draw(image);
  drawn.set(key, known);
  return known;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The viewBox of a row 40 units high: as wide as the ink, with the ink in the middle. */
export function logoBox(logo: DrawnLogo): { viewBox: string; width: number } {
  const height = (logo.height * ROW) / logo.shown.height;
  const top = logo.top + (logo.height - height) / 2;
  return {
    viewBox: [logo.left, top, logo.width, height].map(rounded).join(' '),
    width: logo.shown.width,
  };
}

/** A logo as the text of a file, in one color, for use as a picture. */
export function logoSvg(image: MediaImage, color: string): string {
  const logo = logoOf(image);
  const { viewBox, width } = logoBox(logo);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${rounded(width)}" height="${ROW}" viewBox="${viewBox}" fill="${color}" color="${color}">${logo.body}</svg>`;
}
