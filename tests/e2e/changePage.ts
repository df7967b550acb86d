import type { Page } from '@playwright/test';

/** Changes that browsers and their extensions make to a loaded page. */
export type PageChange = 'translated' | 'given icons' | 'reworded';

/**
 * Changes a page as a browser’s translation does (each text replaced by another in two font elements), as a password
 * manager does (nodes beside each control), or as an extension that rewrites words.
 */
export async function changePage(page: Page, change: PageChange): Promise<void> {
  await page.evaluate((kind) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const shown = texts.filter(
      (text) => text.data.trim() && !text.parentElement?.closest('script, style, noscript, textarea'),
    );
    switch (kind) {
      case 'translated':
        for (const text of shown) {
          const outer = document.createElement('font');
          const inner = document.createElement('font');
          inner.append(text.data);
          outer.append(inner);
          text.replaceWith(outer);
        }
        break;
      case 'reworded':
        for (const text of shown)
          if (text.parentElement?.closest('label, legend, button, option'))
            text.data = `${text.data} (edited)`;
        break;
      case 'given icons':
        for (const control of document.querySelectorAll('input, select, textarea')) {
          const icon = document.createElement('com-password-manager');
          icon.attachShadow({ mode: 'open' }).innerHTML = '<svg width="1" height="1"></svg>';
          control.before(document.createElement('div'));
          control.after(document.createElement('span'), icon);
        }
    }
  }, change);
}
