import type { FieldPlace } from '../../../shared/content/fieldFaults.ts';
import type { ContentFault } from '../files/contentError.ts';
import type { Page } from '../Page.ts';
import { registeredSections } from '../reading/sectionRegister.ts';
import { placementOf } from './formPlacements.ts';

/**
 * Sections that cannot be on one page together: two of the same id, two that draw the h1, two with the same form,
 * whose fields would have the same ids.
 *
 * @param placeOf where a section, or a field of one, comes from
 */
export function sectionFaults(
  page: Page,
  placeOf: (path: readonly PropertyKey[]) => FieldPlace,
): ContentFault[] {
  const faults: ContentFault[] = [];
  const ids = new Map<string, number>();
  const forms = new Map<string, number>();
  let head: number | undefined;
  const { drawsHeading } = registeredSections();
  for (const [index, section] of page.sections.entries()) {
    const name = `sections[${index + 1}]`;
    const { id } = section as { id?: string };
    const form = placementOf(page, section)?.form;
    const [sameId, sameForm] = [id && ids.get(id), form && forms.get(form)];
    if (typeof sameId === 'number')
      faults.push({
        ...placeOf(['sections', index, 'id']),
        text: `${name}.id: “${id}” is the id of sections[${sameId + 1}] too: give this section another, or none`,
      });
    else if (id !== undefined) ids.set(id, index);
    const isHead = drawsHeading(section);
    if (isHead && head !== undefined)
      faults.push({
        ...placeOf(['sections', index, 'type']),
        text: `${name}.type: a page has one main heading (h1), and sections[${head + 1}] (${page.sections[head]?.type}) draws it already: remove one of the two, or show this as a section without one`,
      });
    else if (typeof sameForm === 'number')
      faults.push({
        ...placeOf(['sections', index]),
        text: `${name}: has the form “${form}”, which is in sections[${sameForm + 1}] too: a page holds each form once; lead to that section with a link in place of this one`,
      });
    if (isHead) head ??= index;
    if (form !== undefined && !forms.has(form)) forms.set(form, index);
  }
  return faults;
}
