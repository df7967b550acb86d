import { siteConfig } from '../../config/siteConfig.ts';
import type { RecordOf } from '../../src/content/entries/recordSchemas.ts';
import { records } from '../../src/content/entries/records.ts';
import type { Page } from '../../src/content/Page.ts';

type Customer = RecordOf<'customers'>;

/** A page, and everything that its sections say. */
type ReadPage = Pick<Page, 'id' | 'sections'> & { words: string };

/**
 * Ids of the pages that say most about a customer: its case study, or else those that name it, the one about its
 * industry, or the one with all case studies.
 */
function pagesOf({ name, sector, caseStudy }: Customer, pages: readonly ReadPage[]): Set<string | undefined> {
  if (caseStudy !== undefined) return new Set([caseStudy]);
  const naming = pages.filter(({ words }) => words.includes(name));
  if (naming.length > 0) return new Set(naming.map(({ id }) => id));
  const industry = [...records('industries').values()].find((one) =>
    sector.toLowerCase().includes(one.name.toLowerCase()),
  );
  const cases = pages.find(({ sections }) =>
    sections.some((section) => section.type === 'entryList' && section.layout === 'cases'),
  );
  return new Set([industry?.page ?? cases?.id]);
}

/**
 * Titles of the open positions on a page, with and without what follows a comma: a visitor looking for a product manager finds
 * “Product manager, permits”.
 */
const rolesOn = ({ sections }: Page) =>
  sections
    .flatMap((section) => (section.type === 'jobOpenings' ? section.jobs : []))
    .flatMap(({ role }) => [role, role.replace(/,.*/, '')]);

/** Names and roles of our own people whom a page introduces. */
const peopleOn = ({ sections }: Page) =>
  sections
    .flatMap((section) => (section.type === 'people' ? section.people : []))
    .map(({ person }) => person)
    .filter(({ company }) => company === siteConfig.brand.name)
    .flatMap(({ name, role }) => [name, ...role.split(', ')]);

/**
 * Words from records by which visitors look for pages: names of customers, titles of open positions, names and roles of
 * our people. Search words in content need no mention of a new record.
 *
 * @param pages the pages of one host
 */
export function recordWords(pages: readonly Page[]): (page: Page) => string[] {
  const read = pages.map(({ id, sections }) => ({ id, sections, words: JSON.stringify(sections) }));
  const customers = [...records('customers').values()].map(
    (customer) => [customer.name, pagesOf(customer, read)] as const,
  );
  return (page) => [
    ...customers.filter(([, ids]) => ids.has(page.id)).map(([name]) => name),
    ...rolesOn(page),
    ...peopleOn(page),
  ];
}
