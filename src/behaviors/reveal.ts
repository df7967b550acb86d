/** Delay between page load and a hero's delayed animation, in ms. */
const HERO_DELAY = 100;

/** Marks elements that have scrolled into view with data-shown, once, and heroes with data-ready after their delay. */
export function revealBehavior(root: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        entry.target.toggleAttribute('data-shown', true);
        observer.unobserve(entry.target);
      }
    },
    { rootMargin: '0px 0px -15%' },
  );
  for (const element of root.querySelectorAll('[data-reveal]')) observer.observe(element);
  setTimeout(() => {
    for (const hero of root.querySelectorAll('[data-hero]')) hero.toggleAttribute('data-ready', true);
  }, HERO_DELAY);
}
