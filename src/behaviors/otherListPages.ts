import { parsePage } from './parsePage.ts';

/**
 * Adds the items from the other pages of a list to this one, so that a search finds them too. Rejects if any of those
 * pages cannot be fetched.
 */
export async function fetchOtherPages(listing: HTMLElement, name: string): Promise<void> {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    '[data-list-pages] [data-page]:not([aria-current])',
  );
  const pages = await Promise.all(
    [...links].map(async ({ href }) => {
      const response = await fetch(href);
      if (!response.ok) throw new Error(`${href}: ${response.status}`);
      return parsePage(await response.text());
    }),
  );
  for (const page of pages) {
    for (const item of page.querySelectorAll(`[data-listing="${name}"] [data-filters]`)) {
      const group = item.closest('[id]');
      const own = group && listing.querySelector(`#${CSS.escape(group.id)}`);
      const list = own?.matches('ul') ? own : own?.querySelector('ul');
      if (list) list.append(item);
      // A group that is empty here, or that exists only on the other page.
      else if (group && own) own.replaceWith(group);
      else if (group) listing.querySelector('ol')?.append(group);
    }
  }
  if (pages.length > 0) listing.dispatchEvent(new Event('itemschange'));
}
