import { connectionBehaviour } from './connection.ts';
import { footerBehaviour } from './footer.ts';
import { headerBehaviour } from './header.ts';
import { helloBarBehaviour } from './helloBar.ts';
import { loadOnDemand, loadOnFirstMove } from './onDemand.ts';
import { searchKeyBehaviour } from './searchKey.ts';
import { submissionIdBehaviour } from './submissionId.ts';

/** The one script of every page. What only some pages need is fetched by those that hold its markup. */
helloBarBehaviour(document, new Date(), location.search);
for (const header of document.querySelectorAll<HTMLElement>('[data-header]')) headerBehaviour(header);
footerBehaviour(document);
connectionBehaviour(document);
searchKeyBehaviour(document);
// Whatever forms the page holds, or gets later.
submissionIdBehaviour(document);
// A site without services has nothing to ask for, and fetches nothing of this.
if (document.querySelector('[data-tracking]'))
  import('./tracking/startTracking.ts').then(
    ({ startTracking }) => startTracking(),
    () => undefined,
  );
loadOnDemand(document);
// Few visits begin with a campaign.
if (/[?&](?:utm_|source=)/.test(location.search)) {
  import('./campaign.ts').then(
    ({ campaignBehaviour }) => campaignBehaviour(document, location.search),
    () => undefined,
  );
}
loadOnFirstMove(document, async () => (await import('./headerMenus.ts')).headerMenusBehaviour);
loadOnFirstMove(document, async () => (await import('./travel.ts')).travelBehaviour);
