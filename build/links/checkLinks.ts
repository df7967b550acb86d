import { type Fault, formatFault } from '../../shared/Fault.ts';
import { redirectFileFaults } from '../../src/content/settings/redirects.ts';
import { type ContentLink, contentLinks } from './contentLinks.ts';
import type { LinkedSite } from './LinkedSite.ts';

/** The content lines that give a document this address: those in its own file, or otherwise in any other. */
function placesOf(document: string, address: string, links: readonly ContentLink[]): ContentLink[] {
  const given = links.filter((link) => link.address === address);
  const name = document.replace(/^_hosts\/[^/]+\//, '').replace(/\/?index\.html$/, '') || 'index';
  const own = given.filter(({ file }) => file.replace(/\.(yaml|mdx)$/, '').endsWith(`/${name}`));
  return own.length > 0 ? own : given;
}

/**
 * Throws when a link, a picture or another address of any document leads nowhere, with a line for each: where the
 * content has it, the address, the remedy, and a page that shows it. Redirected links pass, so that a page that is
 * renamed or expires does not stop a build.
 *
 * @param content returns the addresses in content files; called only when a link is broken
 */
export function checkLinks(site: LinkedSite, content: () => readonly ContentLink[] = contentLinks): void {
  const wrong = site.linkFaults().filter(({ leadsNowhere }) => leadsNowhere);
  if (wrong.length === 0) return;
  const given = content();
  const faults = new Map<string, Fault>();
  for (const { file: document, address, text } of wrong) {
    const places = placesOf(document, address, given);
    // Links that code generates, such as those of menus, have no line in the content.
    if (places.length === 0 && !faults.has(text)) faults.set(text, { file: document, text });
    for (const { file, line } of places)
      if (!faults.has(`${file}:${line} ${text}`))
        faults.set(`${file}:${line} ${text}`, { file, line, text: `${text} (shown on ${document})` });
  }
  throw new Error(`Links that lead nowhere:\n${[...faults.values()].map(formatFault).join('\n')}`);
}

/** Throws when a redirect shadows a page or file of the finished build, or has no target. */
export function checkRedirects(site: LinkedSite): void {
  const faults = redirectFileFaults(site);
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));
}
