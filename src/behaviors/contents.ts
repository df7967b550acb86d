import { flowOf } from './flowOf.ts';
import { fragmentText } from './fragmentText.ts';

/** Scrolls a bar of links sideways to the marked one. scrollIntoView would scroll the page too. */
function showSideways(link: HTMLElement): void {
  const bar = link.closest('ul');
  if (!bar || bar.scrollWidth <= bar.clientWidth) return;
  const third = bar.clientWidth / 3;
  const isRightToLeft = flowOf(bar) === -1;
  // Positions to scroll to are negative there: the beginning is at the right.
  const end = link.offsetLeft + link.offsetWidth - bar.clientWidth;
  bar.scrollTo({ left: isRightToLeft ? end + third : link.offsetLeft - third });
}

/** Marks the link to the heading being read, in tables of contents such as `nav[data-contents]`. */
export function contentsBehavior(root: ParentNode): void {
  for (const list of root.querySelectorAll<HTMLElement>('[data-contents]')) {
    const links = new Map<Element, HTMLAnchorElement>();
    for (const link of list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      const target = document.getElementById(fragmentText(link.hash));
      if (target) links.set(target, link);
    }
    const passed = new Set<Element>();
    const mark = () => {
      const current = [...links.keys()].filter((target) => passed.has(target)).at(-1);
      for (const [target, link] of links) {
        if (target === current) {
          link.setAttribute('aria-current', 'true');
          showSideways(link);
        } else link.removeAttribute('aria-current');
      }
    };
    // A heading counts as reached once it is above the lower edge of the viewport's upper third.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const isReached = entry.boundingClientRect.top < innerHeight / 3;
          if (isReached) passed.add(entry.target);
          else passed.delete(entry.target);
        }
        mark();
      },
      // Everything above the viewport counts as intersecting; otherwise a jump past a heading would go unnoticed.
      { rootMargin: '999999px 0px -67% 0px' },
    );
    for (const target of links.keys()) observer.observe(target);
  }
}
