import { join } from 'node:path';
import { ContentError } from './contentError.ts';
import { formPlacements } from './formPlacements.ts';
import { allForms } from './forms.ts';
import { nearest } from './nearest.ts';
import type { Page } from './pages.ts';
import { CONTENT_ROOT } from './readContent.ts';

function pageFault(path: string, pages: readonly Page[]): string | undefined {
  const paths = pages.map((page) => page.path);
  if (paths.includes(path)) return undefined;
  const meant = nearest(path, paths);
  return `there is no page ${path}: ${meant === undefined ? 'add it below content/en' : `did you mean ${meant}? Otherwise add it below content/en`}`;
}

/** Says that the page which thanks for a document does not open it. A visitor who gave an address must get the file. */
function documentFault(page: Page, pages: readonly Page[]): string | undefined {
  const { entry } = page;
  if (entry?.kind !== 'resource' || entry.form === undefined || entry.pdf === undefined) return undefined;
  const placement = formPlacements(page).find(({ form }) => form === entry.form);
  if (!placement)
    return `entry.form: no section of the page holds the form “${entry.form}”: add a section bookForm, or take form out`;
  const path = placement.thankYou ?? allForms().get(entry.form)?.thankYou;
  const thanks = pages.find((one) => one.path === path && one.locale === 'en');
  if (!thanks || JSON.stringify(thanks.sections).includes(`"${entry.pdf}"`)) return undefined;
  return `entry.thankYou: ${path} does not open ${entry.pdf}: name the document’s own thank-you page here, or link the document there in action`;
}

/**
 * Stops at a form that leads to a page which is not there, and at a document that its thank-you page does not open.
 * fileOf names the file of a page.
 */
export function checkForms(pages: readonly Page[], fileOf: (page: Page) => string): void {
  const forms = allForms();
  for (const form of forms.values()) {
    const faults = (['page', 'thankYou'] as const).flatMap((field) => {
      const fault = pageFault(form[field], pages);
      return fault === undefined ? [] : [`${field}: ${fault}`];
    });
    if (faults.length > 0) throw new ContentError(join(CONTENT_ROOT, 'forms', `${form.id}.yaml`), faults);
  }
  for (const page of pages) {
    for (const { thankYou } of formPlacements(page)) {
      const fault = thankYou === undefined ? undefined : pageFault(thankYou, pages);
      if (fault !== undefined) throw new ContentError(fileOf(page), [`thankYou: ${fault}`]);
    }
    const fault = documentFault(page, pages);
    if (fault !== undefined) throw new ContentError(fileOf(page), [fault]);
  }
}
