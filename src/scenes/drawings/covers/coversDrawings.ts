import type { DrawingRegister } from '../sheet.ts';
import { coverAhu, coverChiller, coverLeak, coverLeakWide, coverTalk } from './covers.ts';

/** Covers of guides and recordings. */
export const coversDrawings = {
  'cover-leak': coverLeak,
  'cover-leak-wide': coverLeakWide,
  'cover-chiller': coverChiller,
  'cover-ahu': coverAhu,
  'cover-talk': coverTalk,
} as const satisfies DrawingRegister;
