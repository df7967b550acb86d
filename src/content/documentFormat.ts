import { z } from 'zod';

/** Kinds of document that a resource can be. */
export const documentFormat = z.enum([
  'e-book',
  'guide',
  'whitepaper',
  'report',
  'checklist',
  'infographic',
  'brochure',
]);

/** How each kind is printed where a section does not say otherwise. */
export const documentFormatNames: Record<z.output<typeof documentFormat>, string> = {
  'e-book': 'E-book',
  guide: 'Guide',
  whitepaper: 'Whitepaper',
  report: 'Report',
  checklist: 'Checklist',
  infographic: 'Infographic',
  brochure: 'Brochure',
};
