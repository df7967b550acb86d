import type { AxeResults, RunOptions } from 'axe-core';
import type { PageView } from './PageView.ts';

interface Examined {
  axe?: { run: (scope: Element, options: RunOptions) => Promise<AxeResults> };
}

/** What an examination of a page finds. */
export interface Accessibility {
  /** One line for each rule that is broken. */
  lines: string[];
  /** Number of the page’s elements. */
  nodes: number;
}

const documentOf = ({ root, head, before, ids, sections, further, after }: PageView) =>
  `<!doctype html><html ${root}><head>${head}<script src="/edit/axe.js"></script></head><body>${[
    before,
    ...ids.map((id) => sections[id] ?? ''),
    further,
    after,
  ].join('')}</body></html>`;

/**
 * Checks a page in a separate frame: on the canvas, sections have roles and keyboard stops that the editor gives them.
 */
export async function checkAccessibility(view: PageView): Promise<Accessibility> {
  const frame = document.createElement('iframe');
  frame.className = 'examined-page';
  frame.title = 'The page while it is being checked';
  frame.inert = true;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = documentOf(view);
  document.body.append(frame);
  try {
    await loaded;
    const [page, own] = [frame.contentDocument, frame.contentWindow as (Window & Examined) | null];
    const main = page?.querySelector('main');
    if (!page || !main || !own?.axe) throw new Error('The accessibility check did not load.');
    const { violations } = await own.axe.run(main, { resultTypes: ['violations'] });
    const lines = violations.map(
      ({ help, nodes: [first, ...more] }) =>
        `${help}: ${first?.html.slice(0, 90) ?? ''}${more.length > 0 ? `, and ${more.length} more` : ''}`,
    );
    return { lines, nodes: page.body.querySelectorAll('*').length };
  } finally {
    frame.remove();
  }
}
