import { SCHEDULING_HOST } from '../../../shared/tracking/schedulingHost.ts';
import type { PageVendor } from '../../../shared/tracking/TrackingSettings.ts';
import { startVendor } from './vendorStarters.ts';

/**
 * Opens links to the account's pages over this page. The widget loads when the visitor reaches for such a link;
 * `isAllowed` is checked each time, and if it says no, or the widget fails to load, the link is followed.
 */
export function openSchedulingInPage(vendor: PageVendor, isAllowed: () => boolean): void {
  let isBegun = false;
  const linkOf = (event: Event) =>
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>(`a[href^="${SCHEDULING_HOST}${vendor.id}"]`)
      : null;
  const prepare = (event: Event) => {
    if (isBegun || !linkOf(event) || !isAllowed()) return;
    isBegun = true;
    startVendor('schedulingWidget', vendor);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, prepare, { passive: true });
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || !window.Calendly || !isAllowed() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.Calendly.initPopupWidget({ url: link.href });
  });
}
