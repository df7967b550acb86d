import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Whether the focused element shows it: by an outline of its own, of something it draws, or of its frame. */
    showsFocus: (stop: Element) => boolean;
  }
}

/** Lets every page of a context tell whether the focused element shows it. */
export async function watchFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const hasOutline = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, pseudo);
      return (
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !(pseudo && content === 'none')
      );
    };
    window.showsFocus = (stop) => {
      if (['::before', '::after'].some((pseudo) => hasOutline(stop, pseudo))) return true;
      for (
        let element: Element | null = stop;
        element && element !== document.body;
        element = element.parentElement
      )
        if (hasOutline(element)) return true;
      return [...stop.children].some((child) => hasOutline(child));
    };
  });
}
