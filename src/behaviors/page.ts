import { campaignBehavior } from './campaign.ts';
import { connectionBehavior } from './connection.ts';
import { footerBehavior } from './footer.ts';
import { headerBehavior } from './header.ts';
import { helloBarBehavior } from './helloBar.ts';
import { loadOnDemand, loadOnFirstInteraction } from './onDemand.ts';
import { schedulingBehavior } from './scheduling.ts';
import { submissionIdBehavior } from './submissionId.ts';

/** The one script that every page loads. What only some pages need is loaded by the pages that have its markup. */
const starts: readonly ((root: Document) => void)[] = [
  () => helloBarBehavior(document, new Date(), location.search),
  () => {
    for (const header of document.querySelectorAll<HTMLElement>('[data-header]')) headerBehavior(header);
  },
  footerBehavior,
  connectionBehavior,
  schedulingBehavior,
  // Covers every form on the page, including any added later.
  submissionIdBehavior,
  () => {
    // A site without third-party services has no consent to ask for, and loads none of this. A film in a popup belongs to
    // the page around it, which asks and measures.
    if (self !== top || !document.querySelector('[data-tracking]')) return;
    import('./tracking/startTracking.ts').then(
      ({ startTracking }) => startTracking(),
      () => undefined,
    );
  },
  loadOnDemand,
  () => campaignBehavior(document, location.search),
  () => loadOnFirstInteraction(document, async () => (await import('./headerMenus.ts')).headerMenusBehavior),
  () =>
    loadOnFirstInteraction(
      document,
      async () => (await import('./pageNavigation.ts')).pageNavigationBehavior,
    ),
];
for (const start of starts) {
  try {
    start(document);
  } catch (error) {
    // The other behaviors still start.
    reportError(error);
  }
}
