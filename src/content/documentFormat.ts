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
