import type { DrawnScene } from '../pen/drawingToSvg.ts';
import { type EstateOptions, estate } from './estate.ts';

/** The estate as a file's text with its size in CSS pixels, for the page's registry of drawings. */
export const estateScene = (options: EstateOptions = {}): DrawnScene => estate(options);
