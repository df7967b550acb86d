import { expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';
import { builtPages } from './builtSite.ts';
import { groupFaults } from './groupFaults.ts';
import { visibleTexts } from './visibleTexts.ts';

/** A metric figure, and the one that Americans read. Densities and the like (`1.2 kg/m³`) belong to formulas. */
const UNITS = [
  { metric: /\d ?°C/, native: /°F/, wanted: '°F' },
  { metric: /\d ?kg\b(?! ?\/)/, native: /\blb\b/, wanted: 'lb' },
];

/** Pages about a rule that is written in kilograms, in the European Union and Great Britain. */
const METRIC_RULES = ['/learn/f-gas-rules/', '/newsroom/f-gas-regulation-record/'];

/** Texts that stay metric on any page. */
const METRIC_TEXTS = [
  // The figure of Falaj Park, Dubai, as on its record. It is printed large and often, and the line below converts it.
  /8\.1 °C(?: [Bb]etween supply and return, up from 5\.6| Between supply and return)?$/,
  // The set point of the tour, which is moved in whole degrees Celsius; its steps say both.
  /^Cooling set point by day \d+ °C$/,
];

/** Which unit a text lacks for a reader in the United States. */
function missingUnits(text: string): string[] {
  if (METRIC_TEXTS.some((pattern) => pattern.test(text))) return [];
  return UNITS.filter(({ metric, native }) => metric.test(text) && !native.test(text)).map(
    ({ wanted }) => wanted,
  );
}

it.each([
  ['Supply air at 18.4 °C', ['°F']],
  ['Supply air at 65.1 °F', []],
  ['Supply air at 18.4 °C (65.1 °F)', []],
  ['2.40 kg added', ['lb']],
  ['5.3 lb (2.40 kg) added', []],
  ['1.2 kg/m³', []],
])('%s lacks %j', (text, units) => {
  expect(missingUnits(text)).toEqual(units);
});

it('no page in American English states °C or kg without °F or lb in the same text', () => {
  const faults = builtPages()
    .filter(({ locale, path }) => locale === 'en' && !METRIC_RULES.includes(path))
    .flatMap(({ name, own }) =>
      visibleTexts(own).flatMap((text) =>
        missingUnits(text).map((unit) => `${name}: “${text.slice(0, 120)}”: add the figure in ${unit}`),
      ),
    );
  expectNoFaults(groupFaults(faults));
});
