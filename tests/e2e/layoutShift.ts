import type { BrowserContext, Page } from '@playwright/test';
import { BUDGETS } from '../budgets.ts';
import { twoFrames } from './twoFrames.ts';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts?: { value: number; what: string[] }[];
  }
}

/** Makes every page of a context record layout shifts that no visitor’s action caused. */
export async function watchLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const found: { value: number; what: string[] }[] = [];
    window.layoutShifts = found;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) || `${node?.nodeName}`);
        if (!hadRecentInput) found.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Reports what moved when it exceeds the page’s budget. */
export async function findLayoutShift(page: Page): Promise<string[]> {
  await twoFrames(page);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total <= BUDGETS.layoutShiftWhenBusy) return [];
  const what = shifts.toSorted((first, second) => second.value - first.value)[0]?.what.slice(0, 3);
  return [
    `moves by ${total.toFixed(3)} of ${BUDGETS.layoutShiftWhenBusy} while it loads: “${what?.join('”, “')}”`,
  ];
}
