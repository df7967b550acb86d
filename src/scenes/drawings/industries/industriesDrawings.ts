import type { DrawingRegister } from '../sheet.ts';
import { corporate, education, fm, retail } from './industries.ts';

/** Buildings of industries, whole and close up. */
export const industriesDrawings = {
  'industry-retail': retail,
  'industry-education': education.industry,
  'industry-corporate': corporate,
  'industry-fm': fm.industry,
  'story-education': education.story,
  'story-fm': fm.story,
} as const satisfies DrawingRegister;
