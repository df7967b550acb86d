import { expect, type Page } from '@playwright/test';
import { readStoryCopy } from '../../src/sections/arguments/ProductTour/readStoryCopy.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { test } from './test.ts';
import { begin, button, expectStep, hour, jobRow, said, tab, titleOf } from './tourPage.ts';

const copy = readStoryCopy();
const words = copy.console;

const handset = (page: Page) => page.locator('[data-story=handset]');
const main = (page: Page) => handset(page).locator('[data-story=main]');

/** Does what the phone offers until there is nothing left. */
async function finishJob(page: Page) {
  while (await main(page).count()) await main(page).click();
}

test('a tenant’s request goes from the phone to the audit trail', async ({ page }) => {
  await begin(page, 'facility');
  await expectStep(page, 'facility', 0);
  await page.getByRole('radio', { name: copy.faults['tenant-warm'].task }).check();
  await button(page, copy.tenant.send).click();
  await expect(said(page)).toHaveText(/48215/);
  await expect(said(page)).toContainText(titleOf('facility', 1));
  await expectStep(page, 'facility', 1);
  await jobRow(page, copy.faults['tenant-warm'].task).click();
  const room = page.locator('[data-story=room][data-chosen]');
  await room.scrollIntoViewIfNeeded();
  await expectSeen(room, { width: 10, height: 10 });
  await expectStep(page, 'facility', 2);
  await expect(said(page)).toContainText(titleOf('facility', 2));
  await button(page, copy.job.assign.replace('%name%', copy.people.osei.name)).click();
  await expectStep(page, 'facility', 3);
  const signal = page.getByRole('switch', { name: copy.technician.signal });
  await signal.click();
  await expect(said(page)).toContainText(copy.said.offline);
  await expectStep(page, 'facility', 4);
  for (let step = 0; step < 3; step += 1) await main(page).click();
  await expect(handset(page)).toContainText(copy.job.kept.replace('%count%', '3'));
  await main(page).click();
  await expectStep(page, 'facility', 6);
  await tab(page, 'audit').click();
  await expect(page.locator('[data-story=trail]')).not.toContainText('signed');
  await signal.click();
  await expectStep(page, 'facility', 7);
  await tab(page, 'audit').click();
  await page.getByRole('searchbox', { name: copy.audit.search }).fill('48215');
  await page.getByRole('button', { name: /48215.*signed/ }).click();
  await expect(page.locator('[data-story=record]')).toContainText(copy.audit.received);
  const end = page.locator('[data-story=end]');
  await expect(end.getByRole('heading', { name: copy.figures.title })).toBeFocused();
  await expect(end).toContainText(`${copy.figures.closed}1`);
  await end.getByRole('link', { name: copy.figures.action }).click();
  await expect(page).toHaveURL(/\/request-demo\/\?about=product-tour/);
  await expect(page.locator('textarea[name=message]')).toHaveValue(
    /tour: Facility manager\. Jobs closed: 1\. Audit lines: 6\./,
  );
});

test('an unattended leak passes its threshold and gets a deadline', THOROUGH, async ({ page }) => {
  await begin(page, 'refrigeration');
  await button(page, copy.rack.start).click();
  await expect(page.locator('[data-story=room]')).toHaveCount(0);
  await hour(page).click();
  await expectStep(page, 'refrigeration', 2);
  const leaking = page.locator('[data-story=room][data-system=cold]');
  await leaking.scrollIntoViewIfNeeded();
  await expectSeen(leaking, { width: 10, height: 10 });
  await jobRow(page, copy.faults.leak.task).click();
  await expectStep(page, 'refrigeration', 3);
  const rate = page.locator('[data-story=rack] [data-story=figures] dd').first();
  await expect(rate).toHaveText('3.9%');
  for (let hours = 2; hours <= 6; hours += 1) {
    await hour(page).click();
    await expect(page.locator('figcaption time')).toHaveText(`0${2 + hours}:09:00`);
  }
  await expect(rate).toHaveText('23.3%');
  await expect(page.locator('[data-story=duties]')).toContainText('Oct 17, 2026');
  await tab(page, 'queue').click();
  await button(page, copy.job.assign.replace('%name%', copy.people.reyes.name)).click();
  await expectStep(page, 'refrigeration', 5);
  await main(page).click();
  await main(page).click();
  await expectStep(page, 'refrigeration', 6);
  await finishJob(page);
  await expectStep(page, 'refrigeration', 7);
  await tab(page, 'audit').click();
  // The whole line can be pressed, not only the number at its end.
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /48213.*signed/ }) });
  await line.click({ position: { x: 12, y: 20 } });
  await expect(page.locator('[data-story=end]')).toBeVisible();
});

test('a set point moves the load curve and the cost of a day, on a phone', THOROUGH, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await begin(page, 'energy');
  await jobRow(page, copy.faults['night-run'].task).click();
  const curve = page.locator('[data-story=energy] [data-kind=measured]');
  const cost = page.locator('[data-story=energy] dd').first();
  const before = { curve: await curve.getAttribute('d'), cost: await cost.textContent() };
  const slider = page.getByRole('slider', { name: copy.energy.setPoint });
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '24 °C');
  await expect(cost).not.toHaveText(before.cost ?? '');
  expect(await curve.getAttribute('d')).not.toBe(before.curve);
  await slider.press('ArrowLeft');
  await expectStep(page, 'energy', 3);
  await tab(page, 'queue').click();
  await button(page, copy.job.assign.replace('%name%', copy.people.osei.name)).click();
  await main(page).click();
  await main(page).click();
  await expect(page.locator('[data-story=energy] [data-kind=excess]')).toHaveCount(0);
  await finishJob(page);
  await expectStep(page, 'energy', 6);
  await hour(page).click();
  await expect(page.locator('figcaption time')).toHaveText(/^04:/);
  await hour(page).click();
  await expect(page.locator('figcaption time')).toHaveText(/^05:/);
  await page
    .locator('[data-story=queue] > li button', { hasText: /F3|AHU-04|Boiler|Hot water/ })
    .first()
    .click();
  await expectStep(page, 'energy', 7);
  await tab(page, 'audit').click();
  await page.getByRole('button', { name: /48214.*signed/ }).click();
  await expect(page.locator('[data-story=end]')).toContainText(/saved per day\$62/);
});
test('a set point that is dragged is one action, and shown on the way', THOROUGH, async ({ page }) => {
  await page.goto('/tour/?path=energy&do=c48214#console');
  const slider = page.getByRole('slider', { name: copy.energy.setPoint });
  // Waits until nothing moves anymore.
  await slider.hover();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the set point is not shown');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.4, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, middle, { steps: 12 });
  await expect(slider).toHaveAttribute('aria-valuetext', '26 °C');
  await expectStep(page, 'energy', 1);
  await page.mouse.up();
  await expect(page).toHaveURL(/do=c48214_p26(#|$)/);
  await expect(said(page)).toContainText('26 °C');
});

test('free play works by keyboard, ends with figures, and starts over', THOROUGH, async ({ page }) => {
  await page.goto('/tour/');
  await button(page, `${copy.paths.free.name} ${copy.paths.free.text}`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-story=guide] h2')).toBeFocused();
  await jobRow(page, copy.faults.filter.task).focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText(copy.faults.filter.task);
  await expect(jobRow(page, copy.faults.filter.task)).toHaveAttribute('aria-expanded', 'true');
  await main(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/do=c48209_t720_w48209/);
  await button(page, words.finish).press('Enter');
  await expect(page.getByRole('heading', { name: copy.figures.title })).toBeFocused();
  await button(page, words.reset).press('Enter');
  await expect(page.locator('[data-story=end]')).toHaveCount(0);
  await expect(page).not.toHaveURL(/do=/);
  await button(page, words.leave).press('Enter');
  await expect(page.locator('form button').first()).toBeFocused();
});
