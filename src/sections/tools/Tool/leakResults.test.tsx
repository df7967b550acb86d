import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { leakReport } from '../../../../shared/refrigerant/federalRule.ts';
import { rulesFor } from '../../../../shared/refrigerant/rulesFor.ts';
import { LeakRateCalculator } from '../../../islands/LeakRateCalculator/LeakRateCalculator.tsx';
import { LeakResults } from '../../../islands/LeakRateCalculator/LeakResults.tsx';
import {
  additionsOf,
  circuitOf,
  daysOf,
  exampleState,
  type LeakState,
} from '../../../islands/LeakRateCalculator/leakState.ts';
import { readDutyCopy, readLeakRateCopy, readNumberCopy } from './readToolCopy.ts';

const copy = readLeakRateCopy();
const dutyCopy = readDutyCopy();
const today = '2026-11-24';

function render(change: Partial<LeakState>): string {
  const state = { ...exampleState, ...change };
  const circuit = circuitOf(state);
  if (!circuit) throw new Error('the example has a charge');
  const days = daysOf(state, today);
  return renderToStaticMarkup(
    <LeakResults
      state={state}
      report={leakReport(circuit, additionsOf(state, today), state.method, days)}
      charge={circuit.charge}
      findings={rulesFor(circuit, days)}
      copy={copy}
      dutyCopy={dutyCopy}
      today={today}
      formatDay={(day) => day}
    />,
  );
}

/** The item of a duty in the timeline. */
const dutyOf = (markup: string, id: string) =>
  markup.match(/<li[^>]*>.*?<\/li>/g)?.find((item) => item.includes(`data-duty="${id}"`));

describe('the results of a log', () => {
  it('are overdue if their day has passed, and otherwise count down', () => {
    const markup = render({});
    expect(markup).toContain(copy.result.over.replace('%day%', '2026-08-03'));
    expect(dutyOf(markup, 'us-repair')).toMatch(/data-past="true".*2026-09-02/);
    expect(dutyOf(markup, 'us-chronic-report')).toMatch(/2027-03-01.*\b97\b/);
  });

  it('are settled by a follow-up test that passed later', () => {
    const markup = render({ verified: '2026-11-20' });
    expect(markup).toContain(copy.result.settled);
    expect(dutyOf(markup, 'us-repair')).toBeUndefined();
    expect(dutyOf(markup, 'us-inspections')).toContain('2027-04-20');
  });

  it('keep their deadlines after an addition within the limit', () => {
    const rows = [...exampleState.rows, { key: 6, day: '2026-11-20', weight: '0.1' }];
    expect(render({ rows })).toContain(copy.result.running.replace('%day%', '2026-08-03'));
  });

  it('have the limits of the federal rule only in the United States', () => {
    expect(render({})).toContain('data-result="threshold"');
    const abroad = render({ place: 'gb' });
    expect(abroad).not.toContain('data-result="threshold"');
    expect(abroad).toContain(copy.result.exempt.abroad);
    expect(abroad).not.toContain(copy.chart.limit.replace('%limit%', '20%'));
    expect(abroad).not.toContain(copy.result.report);
    expect(dutyOf(abroad, 'us-repair')).toBeUndefined();
  });
});

describe('what the rule does not cover', () => {
  it.each([
    [{ charge: '10' }, 'below-charge'],
    [{ refrigerant: 'R-744' }, 'refrigerant'],
    [{ refrigerant: 'R-22', charge: '40' }, 'ozone'],
  ] as const)('%o is said in place of a limit', (change, exemption) => {
    const markup = render(change);
    expect(markup).toContain(copy.result.exempt[exemption]);
    expect(markup).not.toMatch(/data-result="(threshold|exceeded)"/);
    expect(markup).not.toContain(copy.result.report);
  });
});

it('flags a charge that is smaller than a single addition', () => {
  const doubt = copy.result.overfilled.split('%').at(-1) ?? '';
  expect(render({ charge: '70' })).toContain(doubt);
  expect(render({ charge: '71' })).not.toContain(doubt);
});

it('never rounds a rate down to the limit it exceeds', () => {
  const rows = [{ key: 0, day: '2026-11-20', weight: '20.001' }];
  const markup = render({ charge: '100', rows, method: 'rolling' });
  expect(markup).toMatch(/data-result="rolling">20\.001%.*data-result="exceeded">yes/);
  expect(render({ charge: '100', rows: [{ key: 0, day: '2026-11-20', weight: '20' }] })).toMatch(
    /data-result="annualizing">20\.00%.*data-result="exceeded">no/,
  );
});

it('never rounds a charge up to the threshold it is below', () => {
  const gas = { refrigerant: 'other', otherGwp: '1000', otherKind: 'hfc', unit: 'kg' } as const;
  const markup = render({ ...gas, place: 'gb', charge: '4.995' });
  expect(markup).toContain('4.995 t');
  expect(markup).not.toContain(' 5 t');
});

it('names the circuit above its result', () => {
  expect(render({ name: 'Rack A, Store 14' })).toContain('Rack A, Store 14');
});

it('dates California’s duties along with the federal ones', () => {
  const markup = render({ place: 'california', charge: '300', checked: '2026-10-05', found: '2026-11-16' });
  const due = ['ca-inspections', 'ca-repair', 'ca-report'].map(
    (id) => dutyOf(markup, id)?.match(/datetime="([^"]+)"/i)?.[1],
  );
  expect(due).toEqual(['2027-01-05', '2026-11-30', '2027-03-01']);
  // Once: a duty with a date is only in the dated list.
  expect(markup.split(dutyCopy.duties['ca-report'].title)).toHaveLength(2);
});

it.each(['eu', 'gb'] as const)('dates the checks of %s, and asks for the day they count from', (place) => {
  expect(render({ place })).toContain(copy.duties.undated);
  const markup = render({ place, checked: '2026-10-05', repaired: '2026-11-02' });
  expect(dutyOf(markup, `${place}-leak-checks`)).toMatch(/Every 6 months, by 2027-04-05.*132 days left/);
  expect(dutyOf(markup, `${place}-repair-check`)).toContain('by 2026-12-02');
  expect(markup).not.toContain(copy.duties.undated);
});

it('offers to clear the example, and to restore it only once it is cleared', () => {
  const markup = renderToStaticMarkup(
    <LeakRateCalculator
      copy={copy}
      dutyCopy={dutyCopy}
      numberCopy={readNumberCopy()}
      locale="en"
      brand="Acme"
    />,
  );
  expect(markup).toContain(copy.example.note);
  expect(markup).toContain(copy.example.clear);
  expect(markup).not.toContain(copy.example.restore);
});

it('names section 608 as the source if it applies', () => {
  const repair = dutyOf(render({ refrigerant: 'R-22' }), 'us-repair');
  expect(repair).toContain('40 CFR 82.157');
  expect(repair).not.toContain('84.106');
});

describe('the rules of a place', () => {
  it.each([
    ['us', ['us'], 'https://www.ecfr.gov/'],
    ['california', ['us', 'ca'], 'https://ww2.arb.ca.gov/'],
    ['eu', ['eu'], 'https://eur-lex.europa.eu/'],
    ['gb', ['gb'], 'https://www.legislation.gov.uk/'],
  ] as const)('of %s are %j, each duty with its source and day', (place, sets, host) => {
    const markup = render({ place });
    expect([...markup.matchAll(/data-rules="(\w+)"/g)].map(([, set]) => set)).toEqual(sets);
    expect(markup).toContain(`href="${host}`);
    expect(markup).toContain(`</a>, as of ${dutyCopy.checked}`);
  });

  it('double the time between leak checks if there is leak detection', () => {
    // 81.6 kg of R-448A are 113 t.
    expect(render({ place: 'eu' })).toContain('Every 6 months');
    expect(render({ place: 'eu', hasDetection: true })).toContain('Once a year');
  });
});
