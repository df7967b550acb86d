import { expect, type Page } from '@playwright/test';

/** The page of a tool with rows that a visitor removes. */
export const BREAKABLE = '/tools/maintenance-schedule-maker/';

/** Makes React fail in the tool: the row that it is told to remove has been moved elsewhere. */
export async function breakIsland(page: Page): Promise<void> {
  const tool = page.locator('[data-schedule-maker]');
  await tool.hover();
  await expect(tool).toHaveAttribute('data-ready', '');
  const row = tool.locator('li').first();
  await row.evaluate((element) => {
    const elsewhere = document.createElement('div');
    element.replaceWith(elsewhere);
    elsewhere.append(element);
  });
  await row.getByRole('button').click();
}

/** The resulting entries of `pageErrors`. */
export const BREAKAGE = /removeChild/;
