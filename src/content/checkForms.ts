import { join } from 'node:path';
import { nearest } from '../../shared/text/nearest.ts';
import type { ContentFault } from './contentError.ts';
import { contentRoot } from './contentRoot.ts';
import { lineOfField, lineOfText } from './fieldPlace.ts';
import { formPlacements } from './formPlacements.ts';
import { allForms } from './forms.ts';
import type { Page } from './Page.ts';

/** The pages that forms may lead to. */
export interface FormTargets {
  /** Every path that has a page, including pages that cannot be used. */
  paths: readonly string[];
  /** Pages that are not shown, with the reason. */
  hidden: ReadonlyMap<string, string>;
  /** Further pages that documents may be opened on. */
  others?: readonly Page[];
}

function pageFault(place: string, { paths, hidden }: FormTargets): string | undefined {
  const [path = ''] = place.split('#');
  const reason = hidden.get(path);
  if (reason !== undefined) return `the page ${path} ${reason}: publish it first, or name another`;
  if (paths.includes(path)) return undefined;
  const meant = nearest(path, paths);
  return `there is no page ${path}: ${meant === undefined ? 'add it below content/en' : `did you mean ${meant}? Otherwise add it below content/en`}`;
}

/** Reports a document whose thank-you page does not open it. Visitors who gave their address must get the file. */
function documentFault(page: Page, pages: readonly Page[]): string | undefined {
  const { entry } = page;
  if (entry?.kind !== 'resource' || entry.form === undefined || entry.pdf === undefined) return undefined;
  const placement = formPlacements(page).find(({ form }) => form === entry.form);
  if (!placement)
    return `entry.form: no section of the page holds the form “${entry.form}”: add a section documentForm, or take form out`;
  const path = placement.thankYou ?? allForms().get(entry.form)?.thankYou;
  const thanks = pages.find((one) => one.path === path && one.locale === 'en');
  if (!thanks || JSON.stringify(thanks.sections).includes(`"${entry.pdf}"`)) return undefined;
  return `entry.thankYou: ${path} does not open ${entry.pdf}: name the document’s own thank-you page here, or link the document there in action`;
}

/** Finds forms whose files name a missing page. */
export function formFileLinkFaults(targets: FormTargets): ContentFault[] {
  return [...allForms().values()].flatMap((form) => {
    const file = join(contentRoot(), 'forms', `${form.id}.yaml`);
    return (['page', 'thankYou'] as const).flatMap((field) => {
      const fault = pageFault(form[field], targets);
      return fault === undefined
        ? []
        : [{ file, line: lineOfField(file, [field]), text: `${field}: ${fault}` }];
    });
  });
}

/**
 * Finds forms on pages that lead to a missing page, and documents that their thank-you page does not open.
 *
 * @param fileOf names the file of a page
 */
export function formFaults(
  pages: readonly Page[],
  targets: FormTargets,
  fileOf: (page: Page) => string,
): ContentFault[] {
  return pages.flatMap((page) => {
    const file = fileOf(page);
    const faults = formPlacements(page).flatMap(({ thankYou }) => {
      const fault = thankYou === undefined ? undefined : pageFault(thankYou, targets);
      return fault === undefined
        ? []
        : [{ file, line: lineOfText(file, thankYou ?? ''), text: `thankYou: ${fault}` }];
    });
    const fault = documentFault(page, [...pages, ...(targets.others ?? [])]);
    if (fault === undefined) return faults;
    return [...faults, { file, line: lineOfField(file, ['entry', 'form']), text: fault }];
  });
}
