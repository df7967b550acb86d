import { join } from 'node:path';
import type { FieldPlace } from '../../../shared/content/fieldFaults.ts';
import { nearest } from '../../../shared/text/nearest.ts';
import { allForms } from '../entries/forms.ts';
import type { ContentFault } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import type { Page } from '../Page.ts';
import { lineOfField } from '../reading/fieldPlace.ts';
import { formPlacements, placementOf } from './formPlacements.ts';

/** The pages that forms may lead to. */
export interface FormTargets {
  /** Every path that has a page, including pages that cannot be used. */
  paths: readonly string[];
  /** Pages that are not shown, with the reason. */
  hidden: ReadonlyMap<string, string>;
  /** Further pages that documents may be opened on. */
  others?: readonly Page[];
}

/** Says where a field of a page comes from. */
export type PlaceOf = (page: Page, path: readonly PropertyKey[]) => FieldPlace;

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
 * @param placeOf says where a field of a page comes from
 */
export function formFaults(pages: readonly Page[], targets: FormTargets, placeOf: PlaceOf): ContentFault[] {
  return pages.flatMap((page) => {
    const faults = page.sections.flatMap((section, index) => {
      const thankYou = placementOf(page, section)?.thankYou;
      const fault = thankYou === undefined ? undefined : pageFault(thankYou, targets);
      if (fault === undefined) return [];
      const own = 'thankYou' in section && section.thankYou !== undefined;
      const place = own ? ['sections', index, 'thankYou'] : ['entry', 'thankYou'];
      return [{ ...placeOf(page, place), text: `thankYou: ${fault}` }];
    });
    const fault = documentFault(page, [...pages, ...(targets.others ?? [])]);
    if (fault === undefined) return faults;
    return [...faults, { ...placeOf(page, ['entry', 'form']), text: fault }];
  });
}
