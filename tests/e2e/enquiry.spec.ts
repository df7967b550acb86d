import type { Page } from '@playwright/test';
import { formById } from '../../src/content/entries/forms.ts';
import { chromeText } from '../../src/content/words/chromeText.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { scriptPath } from '../scriptPath.ts';
import { THOROUGH } from '../stages.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { collectProblems } from './everyPageTest.ts';
import { expectSeen } from './expectSeen.ts';
import { fillForm } from './fillForm.ts';
import { expect, test } from './formsTest.ts';
import { pageAt, sectionOf } from './sitePage.ts';

const form = formById('enquiry');
const panel = sectionOf(pageAt(form.page), 'enquiryPanel');
const HOST = '/product/work-order-software/';
const button = (page: Page) => page.getByRole('link', { name: chromeText('en').enquiry.open });
const dialog = (page: Page) => page.getByRole('dialog', { name: panel.panelTitle });

async function openPanel(page: Page): Promise<void> {
  await page.goto(HOST);
  await page.mouse.wheel(0, 900);
  // A phone shows the button to visitors who scroll back up, but not over anything they could tap.
  await expect
    .poll(async () => {
      const isShown = await button(page).isVisible();
      if (!isShown) await page.mouse.wheel(0, -40);
      return isShown;
    })
    .toBe(true);
  // The button’s script loads on the first pointer move that the page’s script sees; until then the link is a plain
  // link.
  await expect
    .poll(async () => {
      // From one element to another, as any real pointer moves.
      await page.mouse.move(1, 1);
      await page.mouse.move(300, 300);
      return button(page).getAttribute('aria-haspopup');
    })
    .toBe('dialog');
  await button(page).click();
  await expectSeen(dialog(page), { width: 360, height: 400 });
  // Waits for the form’s own code; until then the browser validates the fields.
  await expect(dialog(page).locator('astro-island')).not.toHaveAttribute('ssr');
}

test('the button is not in the first view, and appears on scrolling', THOROUGH, async ({ page }) => {
  await page.goto(HOST);
  await expect(button(page)).toBeHidden();
  await page.mouse.wheel(0, 900);
  await expect(button(page)).toBeInViewport();
});

test('the panel traps the focus, and returns it on Escape', THOROUGH, async ({ page }) => {
  await openPanel(page);
  await expect(page.locator(`#enquiry-${form.fields[0]?.name}`)).toBeFocused();
  const isInside = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest('dialog') !== null;
    });
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('a press outside closes it, and what was typed is still there', THOROUGH, async ({ page, unique }) => {
  const problems = collectProblems(page);
  await openPanel(page);
  await page.locator('#enquiry-email').fill(unique);
  await page.mouse.click(10, 10);
  await expect(dialog(page)).toBeHidden();
  await button(page).click();
  await expect(page.locator('#enquiry-email')).toHaveValue(unique);
  expectNoFaults(problems);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a question is checked, sent, and thanked for in place', async ({ page, unique, provider }) => {
    await openPanel(page);
    const submit = dialog(page).getByRole('button', { name: form.submitLabel });
    await submit.click();
    await expect(dialog(page).locator('[data-error-summary]')).toBeFocused();
    await expect(page.locator('#enquiry-email')).toHaveAttribute('aria-invalid', 'true');
    await checkAccessibility(page);
    const values = await fillForm(page, form, unique);
    await submit.click();
    await expectSeen(dialog(page).getByText(panel.thanks.title), { width: 100, height: 20 });
    await expect(page).toHaveURL(HOST);
    const [lead] = await provider.sentBy(unique);
    expect(lead?.fields).toMatchObject(values);
    expect(lead?.context['pageUri']).toContain(HOST);
    await dialog(page).getByRole('button', { name: panel.close }).last().click();
    await expect(dialog(page)).toBeHidden();
  });
});

test('the panel’s code loads only when somebody is about to use it', THOROUGH, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(HOST, { waitUntil: 'networkidle' });
  const ofPanel = ['enquiry', 'LeadForm', 'reactIsland'].map((name) => scriptPath(name));
  expect(asked.filter((path) => /panel/.test(path) || ofPanel.includes(path))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the form', THOROUGH, async ({ page }) => {
    await page.goto(HOST);
    await page.mouse.wheel(0, 900);
    await button(page).click();
    await expect(page).toHaveURL(form.page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(panel.title);
  });
});
