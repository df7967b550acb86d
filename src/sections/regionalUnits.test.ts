import { expect, it } from 'vitest';
import { isEnglish } from '../../shared/site/locales.ts';
import { expectNoFaults } from '../../tests/expectNoFaults.ts';
import { AMERICAN_UNITS } from '../content/checking/copyFaults.ts';
import { VARIANTS } from '../content/files/locale.ts';
import type { Page } from '../content/Page.ts';
import { allPages } from '../siteContent.ts';
import { type WindowName, windowNames } from '../windows/windowNames.ts';
import { windowData } from '../windows/words/windowData.ts';

const isWindow = (text: unknown): text is WindowName => (windowNames as readonly unknown[]).includes(text);

/** The windows named in data, at any depth. */
function windowsIn(data: unknown): WindowName[] {
  if (isWindow(data)) return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(windowsIn) : [];
}

/** The first American unit on a page, including what it takes from the English page, and in each of its windows. */
function unitsOn({ locale, id, sections }: Page): string[] {
  const shown: [string, unknown][] = [
    [id, sections],
    ...windowsIn(sections).map((name): [string, unknown] => [`${id}, ${name}`, windowData(name, locale)]),
  ];
  return shown.flatMap(([where, data]) => {
    const text = JSON.stringify(data);
    const found = AMERICAN_UNITS.exec(text);
    return found
      ? [`${locale}, ${where}: …${text.slice(Math.max(0, found.index - 60), found.index + 20)}…`]
      : [];
  });
}

it('no regional page in English shows American units, not even in what it takes from the English page', () => {
  const pages = allPages().filter(({ locale }) => VARIANTS.includes(locale) && isEnglish(locale));
  expect(pages.flatMap(({ sections }) => windowsIn(sections))).not.toEqual([]);
  expectNoFaults(pages.flatMap(unitsOn));
});
