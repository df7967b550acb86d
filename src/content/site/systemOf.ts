import type { System } from '../../../shared/site/systems.ts';
import type { RecordOf } from '../entries/recordSchemas.ts';
import { records } from '../entries/records.ts';
import type { Page } from '../Page.ts';

/** The product that a page is about, or belongs to. */
export function productOf({ id, parents }: Pick<Page, 'id' | 'parents'>): RecordOf<'products'> | undefined {
  return [...records('products').values()].find(({ page }) => page === id || parents.includes(page));
}

/**
 * The system whose colors a page has: the one that its file names, that of its entry (of a case study, its product's),
 * or that of the product that the page belongs to.
 */
export function systemOf(page: Pick<Page, 'id' | 'parents' | 'system' | 'entry'>): System | undefined {
  const { system, entry } = page;
  const ofEntry = entry?.kind === 'caseStudy' ? entry.product.system : entry?.system;
  return system ?? ofEntry ?? productOf(page)?.system;
}
