import type { PageVendor } from '../../../shared/tracking/TrackingSettings.ts';

/** Marks every input so that a service does not read it, including those added to the page later. */
export function maskInputs({ selector, attribute, value }: NonNullable<PageVendor['hides']>): void {
  const mark = (root: ParentNode) => {
    for (const element of root.querySelectorAll(selector)) element.setAttribute(attribute, value);
  };
  mark(document);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) mark(document);
  }).observe(document.documentElement, { childList: true, subtree: true });
}
