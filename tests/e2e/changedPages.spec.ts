// Browsers translate pages, password managers put icons beside fields, extensions rewrite words. Whatever they do to a
// page, and whenever: what a visitor has typed and chosen stays, and so does the focus.
import type { ElementHandle, Page } from '@playwright/test';
import { allForms, formById } from '../../src/content/entries/forms.ts';
import { VIEWS } from '../../src/islands/TourConsole/tourPaths.ts';
import { readStoryCopy } from '../../src/sections/arguments/ProductTour/readStoryCopy.ts';
import { THOROUGH } from '../stages.ts';
import { changePage, type PageChange } from './changePage.ts';
import { fillForm } from './fillForm.ts';
import { expect, test } from './formsTest.ts';
import { holdScripts } from './holdScripts.ts';

// A visitor’s browser can translate, and keeps pages to go back to. Playwright switches both off; of two lists of
// features, the browser takes the last.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--disable-features='],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

const CHANGES: readonly PageChange[] = ['translated', 'given icons', 'reworded'];

interface Place {
  path: string;
  /** Selects the island that the visitor uses. */
  island: string;
  /** Whether its text follows from the answers. */
  hasResult: boolean;
}

/** Recordings share a form whose own page only lists them. */
const RECORDING = '/webinar/defrost-on-request/';

const form = (id: string): Place => ({
  path: id === 'webinar' ? RECORDING : formById(id).page,
  island: `main astro-island:has(form[data-form="${id}"])`,
  hasResult: false,
});
const tool = (path: string): Place => ({
  path,
  island: 'main astro-island:has(form:not([data-form]))',
  hasResult: true,
});

/** One place of each kind. All forms share their code, and the tools their fields. */
const KINDS = [
  form('contact'),
  form('request-demo'),
  tool('/tools/leak-rate-calculator/'),
  tool('/resources/cmms-roi-calculator/'),
  tool('/pricing/'),
];
const OTHERS = [
  ...[...allForms().keys()].filter((id) => !['contact', 'request-demo', 'newsletter'].includes(id)).map(form),
  tool('/tools/downtime-cost-calculator/'),
  tool('/tools/maintenance-schedule-maker/'),
  tool('/tools/which-refrigerant-rules/'),
  tool('/resources/roi-new/'),
];

type Control = ElementHandle<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

const stateOf = (control: Control) =>
  control.evaluate((element) =>
    element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
      ? String(element.checked)
      : element.value,
  );

/** Uses a control as a visitor does, and returns the state in which it must stay. */
async function answer(page: Page, control: Control, kind: string): Promise<string> {
  const before = await stateOf(control);
  if (/^(checkbox|radio)/.test(kind)) {
    await control.click();
    return String(before === 'false');
  }
  if (kind.startsWith('date')) {
    await control.fill('2099-01-05');
    return '2099-01-05';
  }
  if (/^(select|range)/.test(kind)) {
    await control.focus();
    if (kind.startsWith('range')) await page.keyboard.press('ArrowRight');
    else {
      const isThird = await control.evaluate((list) => (list as HTMLSelectElement).selectedIndex === 2);
      await control.selectOption({ index: isThird ? 1 : 2 });
    }
    const chosen = await stateOf(control);
    expect(chosen).not.toBe(before);
    return chosen;
  }
  await control.click();
  await page.keyboard.press('ControlOrMeta+a');
  const text = kind.startsWith('email')
    ? 'annabella@harbourvale.example'
    : /number|decimal|numeric/.test(kind)
      ? '77'
      : 'Annabella Bell';
  await page.keyboard.type(text);
  return text;
}

/** The first control of each kind that a visitor sees in an island. */
async function controlsOf(page: Page, island: string): Promise<[kind: string, control: Control][]> {
  const found = new Map<string, Control>();
  const controls = page.locator(island).locator(':is(input, select, textarea):not([tabindex="-1"])');
  for (const control of (await controls.elementHandles()) as Control[]) {
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? `${element.type} ${element.inputMode}` : element.localName,
    );
    const isChosen = kind.startsWith('radio') && (await control.isChecked());
    if (!found.has(kind) && !isChosen && (await control.isVisible())) found.set(kind, control);
  }
  return [...found];
}

const hydrated = (page: Page, { island }: Place) => expect(page.locator(`${island}[ssr]`)).toHaveCount(0);

const isFocused = (control: Control) => control.evaluate((element) => document.activeElement === element);

/** Uses one control of each kind, the first of which is the visitor’s first act on the page. */
async function useEach(page: Page, place: Place): Promise<void> {
  const island = page.locator(place.island);
  const before = (await island.textContent()) ?? '';
  for (const [kind, control] of await controlsOf(page, place.island))
    await test.step(kind, async () => {
      const state = await answer(page, control, kind);
      await hydrated(page, place);
      await expect.poll(() => stateOf(control)).toBe(state);
      expect(await isFocused(control), 'keeps the focus').toBe(true);
    });
  if (place.hasResult) await expect(island).not.toHaveText(before);
}

/** Answers an island’s first question, and returns its control and the state in which it must stay. */
async function answerFirst(page: Page, { island }: Place): Promise<[Control, string]> {
  const [first] = await controlsOf(page, island);
  if (!first) throw new Error(`${island} has no controls`);
  const [kind, control] = first;
  return [control, await answer(page, control, kind)];
}

/** Opens a place for the first time in this tab: no draft brings back what was lost. */
async function open(page: Page, { path }: Place): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => sessionStorage.clear());
}

for (const [places, which] of [
  [KINDS, 'a place of each kind'],
  [OTHERS, 'all others'],
] as const)
  for (const change of CHANGES) {
    const isFirst = places === KINDS;
    const early = isFirst && change !== 'reworded' ? {} : THOROUGH;
    test(
      `answers stay in a page that was ${change} before its code came: ${which}`,
      early,
      async ({ page }) => {
        for (const place of places)
          await test.step(place.path, async () => {
            await open(page, place);
            await changePage(page, change);
            await useEach(page, place);
          });
      },
    );

    const late = isFirst && change === 'translated' ? {} : THOROUGH;
    test(`answers stay in a page that is ${change} while it is used: ${which}`, late, async ({ page }) => {
      for (const place of places)
        await test.step(place.path, async () => {
          await open(page, place);
          await page.locator(place.island).hover();
          await hydrated(page, place);
          await changePage(page, change);
          await useEach(page, place);
        });
    });
  }

for (const change of CHANGES)
  test(
    `what is typed before a page is ${change}, and before its code comes, stays`,
    THOROUGH,
    async ({ page }) => {
      for (const place of KINDS)
        await test.step(place.path, async () => {
          const letCome = await holdScripts(page);
          await open(page, place);
          const [control, state] = await answerFirst(page, place);
          await changePage(page, change);
          letCome();
          await hydrated(page, place);
          await expect.poll(() => stateOf(control)).toBe(state);
          expect(await isFocused(control), 'keeps the focus').toBe(true);
          await page.unrouteAll({ behavior: 'wait' });
        });
    },
  );

test('a lead reaches us from a translated page', async ({ page, provider, unique }) => {
  const contact = formById('contact');
  await open(page, form('contact'));
  await changePage(page, 'translated');
  await changePage(page, 'given icons');
  const changes = page.locator('form[data-form="contact"] :is(font, com-password-manager)');
  const count = await changes.count();
  await page.locator('#contact-email').focus();
  await hydrated(page, form('contact'));
  await expect(changes, 'what others added is still there').toHaveCount(count);
  const values = await fillForm(page, contact, unique);
  await page.locator('form[data-form="contact"] button[type="submit"]').first().click();
  await page.waitForURL(`**${contact.thankYou}`);
  const [lead] = await provider.sentBy(unique);
  expect(lead?.fields).toMatchObject(values);
});

test('the forms that every page has keep their answers in a changed page', THOROUGH, async ({ page }) => {
  const address = 'annabella@harbourvale.example';
  for (const change of CHANGES)
    await test.step(change, async () => {
      await page.goto('/product/facility-management-software/');
      await page.evaluate(() => sessionStorage.clear());
      await changePage(page, change);
      const line = page.locator('form[data-line-form] input[type="email"]');
      await line.click();
      await page.keyboard.type(address.slice(0, 10));
      await changePage(page, change);
      await page.keyboard.type(address.slice(10));
      await expect(line).toHaveValue(address);
      await expect(line).toBeFocused();
      await page.locator('a[data-enquiry]').click();
      const email = page.locator('dialog[data-enquiry-dialog] input[type="email"]');
      await expect(email).toBeVisible();
      await changePage(page, change);
      await email.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(address);
      await expect(page.locator('dialog[data-enquiry-dialog] astro-island[ssr]')).toHaveCount(0);
      await expect(email).toHaveValue(address);
      await expect(email).toBeFocused();
    });
});

test('a translated home page opens its jobs', async ({ page }) => {
  const { faults } = readStoryCopy();
  await page.goto('/');
  await changePage(page, 'translated');
  for (const fault of ['leak', 'filter'] as const) {
    await page.getByRole('link', { name: faults[fault].task }).click();
    await expect(page.getByRole('heading', { name: faults[fault].task })).toBeFocused();
    await changePage(page, 'translated');
  }
});

test('a translated tour goes on through all of its views', THOROUGH, async ({ page }) => {
  await page.goto('/tour/');
  await changePage(page, 'translated');
  await page.locator('button[value="free"]').click();
  for (const [index, view] of VIEWS.entries()) {
    await changePage(page, 'translated');
    await page.locator('[data-story="tabs"] button').nth(index).click();
    await expect(page.locator(`[data-view="${view}"]`)).toBeVisible();
    await changePage(page, 'translated');
    await page.locator('[data-story="tools"] fieldset button').first().click();
  }
  const search = page.locator('[data-story="audit"] input');
  await search.click();
  await page.keyboard.type('leak');
  await changePage(page, 'translated');
  await expect(search).toHaveValue('leak');
  await expect(search).toBeFocused();
});

test('answers are still there when a visitor comes back to a page', THOROUGH, async ({ page }) => {
  // The price estimate is where the browser keeps the page itself, which a headless one may not.
  for (const place of KINDS.filter(({ path }) => path !== '/pricing/'))
    await test.step(place.path, async () => {
      await open(page, place);
      const [, state] = await answerFirst(page, place);
      await hydrated(page, place);
      if (place.hasResult) await expect(page).not.toHaveURL(place.path);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/about/');
      await page.goBack();
      const [[, control] = []] = await controlsOf(page, place.island);
      await expect.poll(() => control && stateOf(control)).toBe(state);
    });
});
