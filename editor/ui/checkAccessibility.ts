import type { AxeResults, RuleMetadata, RunOptions } from 'axe-core';
import type { PageView } from './PageView.ts';

interface Examined {
  axe?: {
    run: (scope: Element, options: RunOptions) => Promise<AxeResults>;
    getRules: (tags: readonly string[]) => RuleMetadata[];
  };
}

/** What an examination of a page finds. */
export interface Accessibility {
  /** One line for each rule that is broken. */
  lines: string[];
  /** Number of the page’s elements. */
  nodes: number;
}

/** The rules that axe checks by default. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** As many rules are checked at once as take less time than a person notices: nothing can be typed meanwhile. */
const AT_ONCE = 12;

/** The rule that takes longer than all others together, and can be checked for one part of the page after another. */
const CONTRAST = 'color-contrast';

/** The markup of main, and that of everything else in the body. */
function bodyOf({ before, ids, sections, further, after }: PageView): { main: string; others: string } {
  const start = before.indexOf('<main');
  const own = ids.map((id) => sections[id] ?? '');
  return {
    main: [before.slice(start), ...own, further, '</main>'].join(''),
    others: before.slice(0, start) + after,
  };
}

/** Elements of a page with scripts run, where those of a noscript are only its text. */
function countElements(html: string): number {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.querySelectorAll(':not(noscript *)').length;
}

/** Resolves once the browser has nothing else to do, or has been busy with an animation for long. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));

/**
 * Checks what is inside main, in a separate frame: on the canvas, sections have roles and keyboard stops that the editor
 * gives them. Stops with the reason of the signal if that is aborted.
 */
export async function checkAccessibility(view: PageView, signal: AbortSignal): Promise<Accessibility> {
  await idle();
  signal.throwIfAborted();
  const frame = document.createElement('iframe');
  frame.className = 'examined-page';
  frame.title = 'The page while it is being checked';
  frame.inert = true;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const { main: markup, others } = bodyOf(view);
  frame.srcdoc = `<!doctype html><html ${view.root}><head>${view.head}<script src="/edit/axe.js"></script></head><body>${markup}</body></html>`;
  document.body.append(frame);
  try {
    await loaded;
    const [page, own] = [frame.contentDocument, frame.contentWindow as (Window & Examined) | null];
    const main = page?.querySelector('main');
    if (!page || !main || !own?.axe) throw new Error('The accessibility check did not load.');
    const rules = own.axe
      .getRules(TAGS)
      .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
      .map(({ ruleId }) => ruleId)
      .filter((rule) => rule !== CONTRAST);
    const steps: [scope: Element, rules: string[]][] = [...main.children].map((part) => [part, [CONTRAST]]);
    while (rules.length > 0) steps.push([main, rules.splice(0, AT_ONCE)]);
    const broken = new Map<string, string[]>();
    for (const [scope, values] of steps) {
      await idle();
      signal.throwIfAborted();
      const { violations } = await own.axe.run(scope, {
        resultTypes: ['violations'],
        runOnly: { type: 'rule', values },
      });
      for (const { help, nodes } of violations)
        broken.set(help, [...(broken.get(help) ?? []), ...nodes.map(({ html }) => html)]);
    }
    const lines = [...broken].map(
      ([help, [first = '', ...more]]) =>
        `${help}: ${first.slice(0, 90)}${more.length > 0 ? `, and ${more.length} more` : ''}`,
    );
    return { lines, nodes: countElements(markup + others) };
  } finally {
    frame.remove();
  }
}
