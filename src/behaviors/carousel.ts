/** One step of a carousel: the number of items, and the duration in ms. */
const ITEMS = 2;
const DURATION = 600;

/** Position after a share of the time (0 to 1): an ease-out, fast at first and gentle at the end. */
const ease = (share: number) => 1 - (1 - share) ** 3;

function scroll(track: HTMLElement, target: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollLeft = target;
    return;
  }
  const from = track.scrollLeft;
  const start = performance.now();
  track.style.scrollSnapType = 'none';
  track.style.scrollBehavior = 'auto';
  const frame = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - start) / DURATION));
    track.scrollLeft = from + (target - from) * ease(share);
    if (share < 1) requestAnimationFrame(frame);
    else track.style.scrollSnapType = '';
  };
  requestAnimationFrame(frame);
}

/**
 * Adds the two buttons to a scrolling track: each scrolls by two item widths, and at most one step forward from the
 * start. Without them, the track still scrolls by touch, wheel and keyboard.
 */
export function carouselBehavior(root: ParentNode): void {
  for (const carousel of root.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const track = carousel.querySelector<HTMLElement>('[data-carousel-track]');
    const previous = carousel.querySelector<HTMLButtonElement>('[data-carousel-previous]');
    const next = carousel.querySelector<HTMLButtonElement>('[data-carousel-next]');
    const [first, second] = track ? [...track.children] : [];
    if (!track || !previous || !next || !first) continue;
    let step = 0;
    const width = () =>
      ITEMS *
      (second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : first.clientWidth);
    const go = (target: 0 | 1) => {
      step = target;
      previous.disabled = step === 0;
      next.disabled = step === 1;
      scroll(track, step * width());
    };
    previous.hidden = false;
    next.hidden = false;
    previous.disabled = true;
    previous.addEventListener('click', () => go(0));
    next.addEventListener('click', () => go(1));
  }
}
