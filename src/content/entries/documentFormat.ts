import { z } from 'zod';

/** The document formats of a resource. */
export const documentFormat = z.enum([
  'e-book',
  'guide',
  'whitepaper',
  'report',
  'checklist',
  'infographic',
  'brochure',
]);
