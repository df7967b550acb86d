import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import { expectNoFaults } from '../expectNoFaults.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

type RunOptions = Readonly<{
  runOnly: readonly string[];
  rules?: Record<string, { enabled: boolean }>;
  /** Selectors of parts that are not looked at. */
  exclude?: readonly string[];
}>;

/** Waits for running animations to finish, because axe checks the resting state, and injects axe into the page. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
  // Injected through the debugger, because the page’s own policy rightly blocks an unknown script.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe);
}

/**
 * Runs axe below an element, in the page. Returns a line for each violated rule, with up to three elements that violate
 * it.
 */
async function runAxe(root: Element, { exclude = [], ...options }: RunOptions): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
  };
  const { violations } = await axe.run(
    { include: root, exclude },
    {
      ...options,
      resultTypes: ['violations'],
      // Would fetch the style sheets again, and only an experimental rule reads them.
      preload: false,
    },
  );
  return violations.map(({ id, help, nodes }) => {
    const where = nodes
      .slice(0, 3)
      .map((node) => `${node.html.slice(0, 160)} — ${node.failureSummary ?? ''}`);
    return `${id}: ${help} (${nodes.length}): ${where.join(' | ')}`;
  });
}

/**
 * Runs axe on a page in its current state: WCAG 2.2 AA and best practices. Returns a line for each violated rule: its
 * name, what it requires, and up to three elements that violate it.
 *
 * @param options.skipped names of rules that cannot be checked on the page in its current state
 * @param options.exclude selectors of parts that are not looked at
 */
export async function findViolations(
  page: Page,
  { skipped = [], exclude = [] }: { skipped?: readonly string[]; exclude?: readonly string[] } = {},
): Promise<string[]> {
  await prepare(page);
  return page.locator(':root').evaluate(runAxe, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(skipped.map((name) => [name, { enabled: false }])),
    exclude,
  });
}

/** Text in an element that has too little contrast with its background, all reported on one line. */
export async function findFaintText(target: Locator): Promise<string[]> {
  await prepare(target.page());
  return target.evaluate(runAxe, { runOnly: ['color-contrast'] });
}

/** Runs axe on a page in its current state and expects no violations. */
export async function checkAccessibility(page: Page): Promise<void> {
  expectNoFaults(await findViolations(page));
}
