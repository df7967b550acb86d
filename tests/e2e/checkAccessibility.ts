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

type RunOptions = Readonly<{ runOnly: readonly string[]; rules?: Record<string, { enabled: boolean }> }>;

/** Lets what moves for a moment come to rest, because it is judged there, and brings axe to the page. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
  // Through the debugger, because the page's own policy rightly refuses a script that it does not know.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe);
}

/** Runs axe below an element, in the page. A line for each broken rule, with up to three elements that break it. */
async function runAxe(root: Element, options: RunOptions): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: { run: (root: Element | Document, options: object) => Promise<{ violations: Violation[] }> };
  };
  const { violations } = await axe.run(root === document.documentElement ? document : root, {
    ...options,
    resultTypes: ['violations'],
    // Style sheets fetched once more: only an experimental rule reads them.
    preload: false,
  });
  return violations.map(({ id, help, nodes }) => {
    const where = nodes
      .slice(0, 3)
      .map((node) => `${node.html.slice(0, 160)} — ${node.failureSummary ?? ''}`);
    return `${id}: ${help} (${nodes.length}): ${where.join(' | ')}`;
  });
}

/**
 * Runs axe on a page as it stands, WCAG 2.2 AA and best practices. Gives a line for each rule that is broken: its
 * name, what it asks for, and up to three of the elements that break it.
 *
 * @param skipped names of rules that cannot be asked of the page as it stands
 */
export async function findViolations(page: Page, skipped: readonly string[] = []): Promise<string[]> {
  await prepare(page);
  return page.locator(':root').evaluate(runAxe, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(skipped.map((name) => [name, { enabled: false }])),
  });
}

/** Words of an element and below it that do not stand out enough from what is behind them, a line for all of them. */
export async function findFaintText(target: Locator): Promise<string[]> {
  await prepare(target.page());
  return target.evaluate(runAxe, { runOnly: ['color-contrast'] });
}

/** Runs axe on a page as it stands and expects no violation. */
export async function checkAccessibility(page: Page): Promise<void> {
  expectNoFaults(await findViolations(page));
}
