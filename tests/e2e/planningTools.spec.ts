import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readDowntimeCopy, readScheduleCopy } from '../../src/sections/tools/Tool/readToolCopy.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen } from './expectSeen.ts';
import { test } from './test.ts';

const SCHEDULE = '/tools/maintenance-schedule-maker/';
const DOWNTIME = '/tools/downtime-cost-calculator/';

const schedule = readScheduleCopy();
const downtime = readDowntimeCopy();

const plan = (page: Page) => page.getByRole('region', { name: schedule.result.title });
const peak = (page: Page) => page.locator('[data-result="peak"]');
const total = (page: Page) => page.locator('[data-result="total"]');

/** Opens the schedule maker and focuses a field, which loads its code. */
async function openSchedule(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${SCHEDULE}${fragment}`);
  await page.getByLabel(schedule.year, { exact: true }).focus();
  await page.locator('[data-schedule-maker][data-ready]').waitFor();
}

/** Requests that could carry what was typed, from now on: anything but plain fetches of the site's own files. */
function recordSent(page: Page): string[] {
  const sent: string[] = [];
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() !== 'GET' || url.origin !== origin || url.search) sent.push(url.href);
  });
  return sent;
}

async function save(page: Page, name: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: (await readFile(await file.path())).toString() };
}

test(
  'four equal rounds take turns, and the schedule is saved without leaving the browser',
  THOROUGH,
  async ({ page }) => {
    await openSchedule(page);
    const sent = recordSent(page);
    await page.getByText(schedule.paste.title, { exact: true }).click();
    await page
      .getByRole('textbox', { name: schedule.paste.title })
      .fill(
        'Asset\tTask\tEvery\tHours\nFloor 1\tRound\tQuarterly\t8\nFloor 2\tRound\t3 months\t8\nFloor 3\tRound\tQ\t8\nFloor 4\tRound\tQ\t480 min\nRoof\tLook\tnow and then\t2',
      );
    await page.getByRole('button', { name: schedule.paste.action }).click();
    await expect(
      page.getByText(schedule.paste.unread.frequency.replace('%line%', '6').replace('%text%', ''), {
        exact: false,
      }),
    ).toBeVisible();
    await expect(peak(page)).toHaveText('8 h');
    await expect(plan(page)).toContainText('the busiest week would have 32 h');

    const csv = await save(page, schedule.files.spreadsheet);
    expect(csv.name).toBe(`maintenance-schedule-${schedule.example.year}.csv`);
    expect(csv.text.trimEnd().split('\r\n')).toHaveLength(17);
    const calendar = await save(page, schedule.files.calendar);
    expect(calendar.text.match(/BEGIN:VEVENT/g)).toHaveLength(16);
    expect(sent).toEqual([]);
  },
);

test('a schedule is in the address, and opens again from it untouched', THOROUGH, async ({ page }) => {
  await openSchedule(page);
  const hours = page.getByLabel(`Task 1: ${schedule.row.hours}`);
  await hours.fill('9');
  await expect(page).toHaveURL(new RegExp(`#year=${schedule.example.year}.*%7C9%7C`));
  const address = page.url();
  const shown = (await peak(page).textContent()) ?? '';
  await page.goto('about:blank');
  await page.goto(address);
  await expect(peak(page)).toHaveText(shown);
  await expect(hours).toHaveValue('9');
});

test('tasks are added, checked and removed by keyboard, and a crew that is too small is reported', async ({
  page,
}) => {
  await openSchedule(page);
  await page.getByRole('button', { name: schedule.row.add }).press('Enter');
  const asset = page.getByLabel(`Task 15: ${schedule.row.asset}`);
  await asset.fill('Elevators');
  const fault = page.getByText(schedule.faults.hours);
  await fault.scrollIntoViewIfNeeded();
  await expectSeen(fault, { width: 60, height: 12 });
  await page.getByRole('button', { name: schedule.row.remove.replace('%number%', '15') }).press('Enter');
  await expect(asset).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: schedule.row.remove.replace('%number%', '14') }),
  ).toBeFocused();
  await page.getByLabel(schedule.capacity.label).fill('3');
  await expect(plan(page)).toContainText('weeks ask for more than 3 h');
});

test('the cost of downtime shows its formula and continues in the ROI calculator', async ({ page }) => {
  await page.goto(DOWNTIME);
  await expect(total(page)).toHaveText('$271,459');
  await page.getByLabel(downtime.fields.buildings.label).focus();
  await page.locator('[data-downtime][data-ready]').waitFor();
  await page.getByLabel(downtime.fields.buildings.label).fill('20');
  await expect(total(page)).toHaveText('$542,917');
  await expect(page.getByText('90 × 20 buildings × 12 months × 5% = 1,080')).toBeVisible();
  await page.getByLabel(downtime.fields.buildings.label).fill('0');
  await expect(
    page.getByText(downtime.faults.whole.replace('%min%', '1').replace('%max%', '5,000'), { exact: false }),
  ).toBeVisible();
  await expect(total(page)).toHaveText('$542,917');
  await page.getByRole('link', { name: downtime.roi.label }).click();
  await expect(page).toHaveURL(/cmms-roi-calculator\/\?.*noOfBuildings=20/);
  await expect(page.locator('[name=noOfBuildings]')).toHaveValue('20');
});

test(
  'the figures of an address are shown without a touch, the large one on one line in its box',
  THOROUGH,
  async ({ page }) => {
    for (const [width, address] of [
      [320, '#buildings=5000&monthlyWorkOrders=20000&stopCost=1000000'],
      [320, '#stopCost=4400'],
      [1024, '#stopCost=4400'],
    ] as const) {
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${DOWNTIME}${address}`);
      await page.locator('[data-downtime][data-ready]').waitFor();
      await expect(total(page)).not.toHaveText('$271,459');
      await expect
        .poll(
          () =>
            total(page).evaluate((element) => ({
              isInside: element.scrollWidth <= element.clientWidth,
              lines: Math.round(
                element.getBoundingClientRect().height /
                  Number.parseFloat(getComputedStyle(element).lineHeight),
              ),
            })),
          `${address} at ${width}px`,
        )
        .toEqual({ isInside: true, lines: 1 });
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both tools show their worked example, and no fields that do nothing', THOROUGH, async ({ page }) => {
    await page.goto(SCHEDULE);
    await expect(peak(page)).toHaveText(/^\d+(\.\d{1,2})? h$/);
    await expect(page.getByLabel(schedule.year, { exact: true })).toBeHidden();
    await page.goto(DOWNTIME);
    await expect(total(page)).toHaveText('$271,459');
    await expect(page.getByRole('link', { name: downtime.roi.label })).toBeVisible();
  });
});
