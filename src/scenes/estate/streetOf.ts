import { type Locale, regionOf } from '../../../shared/site/locales.ts';
import type { Street } from './estateRooms.ts';

const GULF = ['AE', 'BH', 'KW', 'OM', 'QA', 'SA'];

/** The street that a page shows: one of the Gulf on the pages of its countries. */
export const streetOf = (locale: Locale = 'en'): Street =>
  GULF.includes(regionOf(locale)) ? 'gulf' : 'town';
