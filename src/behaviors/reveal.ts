/** Delay between page load and a hero's delayed animation, in ms. */
const HERO_DELAY = 100;

/** Marks elements with data-shown, once, when as much of them has scrolled into view as the threshold says. */
function showInView(elements: Iterable<Element>, threshold = 0): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        entry.target.toggleAttribute('data-shown', true);
        observer.unobserve(entry.target);
      }
    },
    { rootMargin: '0px 0px -15%', threshold },
  );
  for (const element of elements) observer.observe(element);
}

/**
 * Of a page's product windows that can move, the first below the first view does, once half of it is in view. The others
 * stand still, and so does every window until this script has chosen it. Windows of films are cut by the film.
 */
function moveWindow(root: ParentNode): void {
  const windows = root.querySelectorAll('[data-moves]:not([data-film-window] *)');
  const chosen = [...windows].find((each) => each.getBoundingClientRect().top > innerHeight);
  if (!chosen) return;
  chosen.setAttribute('data-moves', 'on');
  showInView([chosen], 0.5);
}

/** Shows what has scrolled into view, moves one product window, and marks heroes with data-ready after their delay. */
export function revealBehavior(root: ParentNode): void {
  showInView(root.querySelectorAll('[data-reveal]'));
  moveWindow(root);
  setTimeout(() => {
    for (const hero of root.querySelectorAll('[data-hero]')) hero.toggleAttribute('data-ready', true);
  }, HERO_DELAY);
}
