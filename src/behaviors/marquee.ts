/**
 * Enables the pause button of marquees, which is hidden in the markup. CSS stops them on hover, on focus and for
 * reduced motion.
 */
export function marqueeBehavior(root: ParentNode): void {
  for (const marquee of root.querySelectorAll<HTMLElement>('[data-marquee]')) {
    const button = marquee.querySelector<HTMLButtonElement>('[data-marquee-pause]');
    if (!button || matchMedia('(prefers-reduced-motion: reduce)').matches) continue;
    button.hidden = false;
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => {
      const isPaused = marquee.toggleAttribute('data-paused');
      button.setAttribute('aria-pressed', String(isPaused));
    });
  }
}
