import { type PortraitOptions, portrait } from '../parts/portrait.ts';
import { type NamedDrawing, sheet } from './sheet.ts';

/** A bust on its wash, 200 × 220 px. The washes say nothing of a product here: they keep the row lively. */
const bust = (options: PortraitOptions): NamedDrawing =>
  sheet({ width: 200, height: 220, scale: 1, originY: 220 }, (P) => portrait(P, options));

/** The company's leaders, drawn: `portrait-` and the id of their record in people. */
export const portraits = {
  'portrait-ellen-garside': bust({ hair: 'bob', top: 'crew', lanyard: true, wash: 'm' }),
  'portrait-arjun-deshpande': bust({ hair: 'short', top: 'shirt', beard: true, lean: -2, wash: 'e' }),
  'portrait-huda-al-suwaid': bust({ hair: 'hijab', top: 'coat', wash: 'r' }),
  'portrait-marcus-bell': bust({ hair: 'crop', top: 'hivis', helmet: true, breadth: 1.06, wash: 'e' }),
  'portrait-sofia-brandt': bust({ hair: 'bun', top: 'shirt', glasses: true, lean: 2, wash: 'r' }),
  'portrait-rajveer-gill': bust({ hair: 'turban', top: 'coat', beard: true, wash: 'm' }),
} as const;
