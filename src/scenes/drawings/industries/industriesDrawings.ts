import type { DrawingRegister } from '../sheet.ts';
import { corporate, education, fm, health, retail } from './industries.ts';

/** A building for each industry, whole and close up. */
export const industriesDrawings = {
  'industry-retail': retail.industry,
  'industry-education': education.industry,
  'industry-health': health.industry,
  'industry-corporate': corporate.industry,
  'industry-fm': fm.industry,
  'story-retail': retail.story,
  'story-education': education.story,
  'story-health': health.story,
  'story-corporate': corporate.story,
  'story-fm': fm.story,
} as const satisfies DrawingRegister;
