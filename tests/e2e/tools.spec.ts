import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { addDays } from '../../shared/refrigerant/days.ts';
import {
  readDutyCopy,
  readLeakRateCopy,
  readNoScript,
  readNumberCopy,
  readRuleFinderCopy,
} from '../../src/sections/tools/Tool/readToolCopy.ts';
import { THOROUGH } from '../stages.ts';
import { expectSeen, type LeastSize } from './expectSeen.ts';
import { test } from './test.ts';

const LEAK_RATE = '/tools/leak-rate-calculator/';
const RULES = '/tools/which-refrigerant-rules/';

const copy = readLeakRateCopy();
const shared = readDutyCopy();
const { duties } = shared;
const numbers = readNumberCopy();

const charge = (page: Page) => page.getByLabel(copy.charge.label);
const results = (page: Page) => page.getByRole('region', { name: copy.result.title });

/** Scrolls to an element as a reader would, and expects it to be seen there. */
async function seen(target: Locator, least: LeastSize): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await expectSeen(target, least);
}

/** Opens the calculator and moves the pointer to it, which loads its code. */
async function openReady(page: Page, query = ''): Promise<void> {
  await page.goto(`${LEAK_RATE}${query}`);
  await charge(page).focus();
  await page.locator('[data-leak-rate][data-ready]').waitFor();
}

test('the leak rate follows what is typed, with its duties and its formula', async ({ page }) => {
  await openReady(page);
  await seen(results(page).getByText('218.14%').first(), { width: 80, height: 30 });
  await charge(page).fill('1,800');
  await expect(results(page)).toContainText('71 lb ÷ 1,800 lb × 365 days ÷ 66 days × 100 = 21.81%');
  await seen(results(page).getByText(duties['us-repair'].title), { width: 60, height: 14 });
  // From 500 lb, inspections are quarterly.
  await expect(results(page)).toContainText(shared.due.every['3']);
  // A larger charge, and a use with a higher permitted leak rate: no addition in this log exceeds it.
  await charge(page).fill('2,000');
  await page.getByLabel(copy.use.industrial.label).check();
  await expect(results(page)).toContainText(copy.result.within);
  await expect(results(page)).toContainText(copy.duties.none);
});

test('a log is pasted, kept in the address, and opens again from it', THOROUGH, async ({ page }) => {
  await openReady(page);
  await page.getByText(copy.log.paste, { exact: true }).click();
  await page
    .getByRole('textbox', { name: copy.log.paste })
    .fill('Date\tAdded\n2026-01-15\t30\n3/18/2026\t41 lb\nsoon\t9');
  await page.getByRole('button', { name: copy.log.pasteAction }).click();
  await seen(page.getByText(copy.log.unread.replace('%line%', '4').replace('%text%', 'soon')), {
    width: 100,
    height: 14,
  });
  // The example's follow-up test is not in this log.
  await expect(page.getByLabel(copy.days.verified.label)).toHaveValue('');
  await charge(page).fill('620');
  await expect(results(page)).toContainText('38.93%');
  await expect(page).toHaveURL(/#.*charge=620/);
  expect(new URL(page.url()).search).toBe('');
  await page.goto('about:blank');
  await page.goBack();
  await expect(results(page)).toContainText('38.93%');
});

test(
  'a pasted log that is too long keeps its latest days, and says how many it lost',
  THOROUGH,
  async ({ page }) => {
    await openReady(page);
    await page.getByText(copy.log.paste, { exact: true }).click();
    const lines = Array.from({ length: 80 }, (_, index) => `${addDays('2026-01-01', index)}\t1`);
    await page.getByRole('textbox', { name: copy.log.paste }).fill(lines.join('\n'));
    await page.getByRole('button', { name: copy.log.pasteAction }).click();
    await seen(page.getByText('80 additions read. The log holds the latest 50 of them, and 30'), {
      width: 100,
      height: 14,
    });
    await expect(page.getByLabel(`Addition 50: ${copy.log.day}`)).toHaveValue('2026-03-21');
  },
);

test(
  'an address that another system wrote opens with its results, for machines too',
  THOROUGH,
  async ({ page }) => {
    await page.goto(
      `${LEAK_RATE}?charge=620&unit=lb&kind=commercial&refrigerant=R-448A&additions=2026-01-15:30,2026-03-18:41,2026-05-01:9&on=2026-04-01`,
    );
    const result = (name: string) => page.locator(`[data-result="${name}"]`);
    await expect(result('annualizing')).toHaveText('38.93%');
    await expect(result('rolling')).toHaveText('11.45%');
    await expect(result('threshold')).toHaveText('20%');
    await expect(result('exceeded')).toHaveText('yes');
    await expect(page.locator('[data-duty="us-repair"] time')).toHaveAttribute('datetime', '2026-04-17');
    await page.getByLabel(copy.days.on.label).fill('2026-06-01');
    await expect(result('rolling')).toHaveText('12.90%');
    // From then on the log is in the part of the address that no server sees.
    await expect(page).toHaveURL(/calculator\/#.*on=2026-06-01/);
  },
);

test('decimal commas are understood, and an ambiguous number is shown with its other reading', async ({
  page,
}) => {
  await openReady(page);
  await charge(page).fill('100,5');
  await expect(results(page)).toContainText('71 lb ÷ 100.5 lb');
  await charge(page).fill('1.234');
  await expect(results(page)).toContainText('71 lb ÷ 1.234 lb');
  await seen(page.getByText(numbers.read.replace('%number%', '1.234')), { width: 60, height: 12 });
  await page.getByRole('button', { name: numbers.use.replace('%number%', '1234') }).click();
  await expect(charge(page)).toHaveValue('1234');
  await expect(results(page)).toContainText('71 lb ÷ 1,234 lb');
});

test('a new unit leaves the numbers alone, and offers to convert them', THOROUGH, async ({ page }) => {
  await openReady(page);
  const unit = page.getByLabel(shared.charge.unit.label);
  await unit.selectOption('kg');
  await expect(charge(page)).toHaveValue('180');
  await seen(page.getByRole('button', { name: shared.charge.convert.yes }), { width: 40, height: 40 });
  await page.getByRole('button', { name: shared.charge.convert.yes }).click();
  await expect(charge(page)).toHaveValue('81.647');
  await expect(page.getByLabel(`Addition 1: ${copy.log.weight}`)).toHaveValue('2.268');
  await expect(results(page)).toContainText('218.14%');
  await unit.selectOption('lb');
  await page.getByRole('button', { name: shared.charge.convert.no }).click();
  await expect(charge(page)).toHaveValue('81.647');
  await expect(page.getByRole('button', { name: shared.charge.convert.yes })).toHaveCount(0);
});

test('a pasted log with ambiguous dates asks which day is meant', THOROUGH, async ({ page }) => {
  await openReady(page);
  await page.getByText(copy.log.paste, { exact: true }).click();
  await page.getByRole('textbox', { name: copy.log.paste }).fill('03/04/2026\t12,5\n05/06/2026\t8');
  await page.getByRole('button', { name: copy.log.pasteAction }).click();
  const day = page.getByLabel(`Addition 1: ${copy.log.day}`);
  await expect(day).toHaveValue('2025-09-22');
  await page.getByRole('button', { name: 'Apr 3, 2026' }).click();
  await expect(day).toHaveValue('2026-04-03');
  await expect(page.getByLabel(`Addition 1: ${copy.log.weight}`)).toHaveValue('12.5');
});

test('each place shows its own rules below the rate', THOROUGH, async ({ page }) => {
  await openReady(page);
  const place = page.getByLabel(copy.place.label);
  await place.selectOption('california');
  await seen(results(page).getByText(shared.rules.ca), { width: 80, height: 16 });
  await place.selectOption('eu');
  await expect(results(page)).toContainText(shared.rules.eu);
  await expect(results(page)).not.toContainText(shared.rules.us);
  await expect(page.locator('[data-result="threshold"]')).toHaveCount(0);
  await expect(page).toHaveURL(/place=eu/);
});

test(
  'the log is saved as a spreadsheet, a calendar and a PDF, and nothing leaves the browser',
  THOROUGH,
  async ({ page }) => {
    await openReady(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { hash, pathname } = new URL(request.url());
      if (request.method() !== 'GET' || !pathname.startsWith('/_astro/')) sent.push(`${pathname}${hash}`);
    });
    const save = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const file = await download;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const csv = await save(copy.files.spreadsheet);
    expect(csv.name).toBe('leak-rate-log.csv');
    expect(csv.bytes.toString()).toContain('2026-11-16,71,66,218.');
    const calendar = await save(copy.files.calendar);
    expect(calendar.bytes.toString()).toMatch(
      /DTSTART;VALUE=DATE:20270420\r\n.*\r\nRRULE:FREQ=MONTHLY;INTERVAL=12/,
    );
    const pdf = await save(copy.files.pdf);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sent).toEqual([]);
  },
);

test(
  'the example is cleared and brought back by one button, which says what it does',
  THOROUGH,
  async ({ page }) => {
    await openReady(page);
    await page.getByRole('button', { name: copy.example.clear }).press('Enter');
    await expect(charge(page)).toHaveValue('');
    await expect(page.getByText(copy.example.note)).toHaveCount(0);
    const restore = page.getByRole('button', { name: copy.example.restore });
    await expect(restore).toBeFocused();
    await restore.press('Enter');
    await expect(charge(page)).toHaveValue('180');
    await expect(page.getByText(copy.example.note)).toBeVisible();
  },
);

test('each place’s checks get dates, in the list and in the calendar', THOROUGH, async ({ page }) => {
  await openReady(page);
  await page.getByLabel(copy.place.label).selectOption('eu');
  const toCalendar = page.getByRole('button', { name: copy.files.calendar });
  await expect(toCalendar).toBeDisabled();
  await seen(results(page).getByText(copy.duties.undated), { width: 100, height: 14 });
  await page.getByLabel(copy.days.checked.label).fill('2026-10-05');
  await expect(page.locator('[data-duty="eu-leak-checks"] time')).toHaveAttribute('datetime', '2027-04-05');
  const download = page.waitForEvent('download');
  await toCalendar.click();
  const file = (await readFile(await (await download).path())).toString();
  expect(file).toMatch(/DTSTART;VALUE=DATE:20270405\r\n.*\r\nRRULE:FREQ=MONTHLY;INTERVAL=6/);
  await page.getByLabel(copy.place.label).selectOption('california');
  await page.getByLabel(copy.days.found.label).fill('2026-11-16');
  await expect(page.locator('[data-duty="ca-repair"] time')).toHaveAttribute('datetime', '2026-11-30');
});

test('rows are added, checked and removed by keyboard', THOROUGH, async ({ page }) => {
  await openReady(page);
  await page.getByRole('button', { name: copy.log.add }).press('Enter');
  const day = page.getByLabel(`Addition 7: ${copy.log.day}`);
  await page.getByLabel(`Addition 7: ${copy.log.weight}`).fill('-3');
  await seen(page.getByText(copy.faults.day), { width: 60, height: 12 });
  await day.fill('2026-11-20');
  await seen(page.getByText(copy.faults.weight), { width: 60, height: 12 });
  await page.getByRole('button', { name: copy.log.remove.replace('%number%', '7') }).press('Enter');
  await expect(day).toHaveCount(0);
  await expect(page.getByRole('button', { name: copy.log.remove.replace('%number%', '6') })).toBeFocused();
});

test('six answers name the rules of a place, and why', async ({ page }) => {
  const words = readRuleFinderCopy();
  await page.goto(RULES);
  const found = page.getByRole('region', { name: words.result.title });
  await expect(found).toContainText(shared.rules.us);
  await page.getByLabel(shared.places.california.label).check();
  await seen(found.getByText(shared.rules.ca), { width: 80, height: 16 });
  await expect(found).toContainText(duties['ca-repair'].title.replace('%days%', '14'));
  await page.getByLabel(shared.places.eu.label).check();
  await expect(found).toContainText('373.6 t');
  await page.getByRole('textbox', { name: words.charge.label }).fill('2');
  await expect(found).toContainText(shared.reasons['fgas-small'].split('.')[0] ?? '');
});

test(
  'the answers are in the address, and go with the circuit to the calculator',
  THOROUGH,
  async ({ page }) => {
    const words = readRuleFinderCopy();
    const found = page.getByRole('region', { name: words.result.title });
    await page.goto(RULES);
    await page.getByLabel(shared.places.gb.label).check();
    await page.getByRole('textbox', { name: words.charge.label }).fill('12,5');
    await page.getByLabel(shared.charge.unit.label).selectOption('kg');
    await expect(page).toHaveURL(/#place=gb&.*charge=12%2C5&unit=kg/);
    await page.reload();
    await expect(found).toContainText('R-404A, 12.5 kg');
    await expect(found).toContainText(shared.rules.gb);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.files.spreadsheet }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('R-404A, 12.5 kg');
    await page.getByRole('link', { name: words.result.calculator.label }).click();
    await expect(charge(page)).toHaveValue('12,5');
    await expect(page.getByLabel(copy.place.label)).toHaveValue('gb');
  },
);

test('an exemption for one place or use does not carry over to another', THOROUGH, async ({ page }) => {
  const words = readRuleFinderCopy();
  await page.goto(RULES);
  const found = page.getByRole('region', { name: words.result.title });
  const sealed = page.getByLabel(shared.exemptKinds.sealed);
  await page.getByLabel(shared.places.eu.label).check();
  await sealed.check();
  await page.getByLabel(shared.places.us.label, { exact: true }).check();
  await expect(page.getByText(words.exemptKind.none)).toBeVisible();
  await expect(found).toContainText(duties['us-calculate'].title);
  await page.getByLabel(shared.places.gb.label).check();
  await expect(sealed).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the calculator shows its worked example, and no fields that do nothing',
    THOROUGH,
    async ({ page }) => {
      await page.goto(LEAK_RATE);
      await expect(results(page).getByText('218.14%').first()).toBeVisible();
      await expect(charge(page)).toBeHidden();
      await expect(page.getByText(readNoScript())).toBeVisible();
    },
  );
});
