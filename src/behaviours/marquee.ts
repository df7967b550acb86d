/** Gives marquees their pause button, which the markup holds hidden. Hover, focus and reduced motion stop them by style. */
export function marqueeBehaviour(root: ParentNode): void {
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
