import { fragmentText } from './fragmentText.ts';

/** A bar of links scrolls sideways to the marked one. scrollIntoView would take the page along. */
function showSideways(link: HTMLElement): void {
  const bar = link.closest('ul');
  if (bar && bar.scrollWidth > bar.clientWidth) bar.scrollTo({ left: link.offsetLeft - bar.clientWidth / 3 });
}

/** Marks the link to the heading that is being read, in lists of headings such as `nav[data-contents]`. */
export function contentsBehaviour(root: ParentNode): void {
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
    // What lies above the upper third has been reached.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const isReached = entry.boundingClientRect.top < innerHeight / 3;
          if (isReached) passed.add(entry.target);
          else passed.delete(entry.target);
        }
        mark();
      },
      // All that lies above counts as in view, or a jump over a heading would go unnoticed.
      { rootMargin: '999999px 0px -67% 0px' },
    );
    for (const target of links.keys()) observer.observe(target);
  }
}
