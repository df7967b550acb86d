import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The editor with a file open, as a person sees it. */
export interface OpenEditor {
  page: Page;
  /** The page on the canvas. */
  canvas: FrameLocator;
  /** Selects the section with this element, and waits until its fields are shown in place of the page’s. */
  select: (element: string) => Promise<void>;
  /** A field of what is selected: page and sections have some labels in common. */
  field: (label: string) => Locator;
  save: () => Promise<void>;
  /** Says what became of the last save. */
  status: Locator;
}

/** Opens a content file in the editor, and waits until it can be edited. */
export async function openEditor(page: Page, address: string, path: string): Promise<OpenEditor> {
  await page.goto(new URL(`edit/#${encodeURIComponent(path)}`, address).href);
  const canvas = page.frameLocator('#preview-frame');
  if (path.startsWith('en/')) await expect(canvas.locator('h1').first()).toBeVisible();
  else await expect(page.getByRole('heading', { name: path })).toBeVisible();
  return {
    page,
    canvas,
    select: async (element) => {
      await canvas.locator(element).click();
      await expect(page.getByRole('button', { name: 'Copy for another page' })).toBeVisible();
    },
    field: (label) => page.getByLabel(label, { exact: true }).locator('visible=true').first(),
    save: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
    status: page.locator('.save-bar [role=status]'),
  };
}

/** Drags with the mouse in the small steps that a hand makes. */
export async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 25 });
  await page.mouse.move(to.x, to.y + 4, { steps: 6 });
  await page.mouse.up();
}
