import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { leakReport } from '../../../../shared/refrigerant/federalRule.ts';
import { rulesFor } from '../../../../shared/refrigerant/rulesFor.ts';
import { LeakRateCalculator } from '../../../islands/LeakRateCalculator/LeakRateCalculator.tsx';
import { LeakResults } from '../../../islands/LeakRateCalculator/LeakResults.tsx';
import {
  additionsOf,
  answersOf,
  circuitOf,
  daysOf,
  exampleState,
  type LeakState,
} from '../../../islands/LeakRateCalculator/leakState.ts';
import { readDutyCopy, readLeakRateCopy } from './readToolCopy.ts';

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
      charge={circuit.pounds}
      findings={rulesFor(answersOf(state, circuit), days)}
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

describe('what a log leads to', () => {
  it('is overdue where its day has passed, and counts down where not', () => {
    const markup = render({});
    expect(markup).toContain(copy.result.over.replace('%day%', '2026-08-03'));
    expect(dutyOf(markup, 'us-repair')).toMatch(/data-past="true".*2026-09-02/);
    expect(dutyOf(markup, 'us-chronic-report')).toMatch(/2027-03-01.*\b97\b/);
  });

  it('is settled by a follow-up test that passed after it', () => {
    const markup = render({ verified: '2026-11-20' });
    expect(markup).toContain(copy.result.settled);
    expect(dutyOf(markup, 'us-repair')).toBeUndefined();
    expect(dutyOf(markup, 'us-inspections')).toContain('2027-04-20');
  });

  it('runs on after an addition within the limit', () => {
    const rows = [...exampleState.rows, { key: 6, day: '2026-11-20', weight: '0.1' }];
    expect(render({ rows })).toContain(copy.result.running.replace('%day%', '2026-08-03'));
  });

  it('has the limits of the federal rule in the United States alone', () => {
    expect(render({})).toContain('data-result="threshold"');
    const abroad = render({ place: 'gb' });
    expect(abroad).not.toContain('data-result="threshold"');
    expect(abroad).toContain(copy.result.exempt.abroad);
    expect(abroad).not.toContain(copy.chart.limit.replace('%limit%', '20%'));
    expect(abroad).not.toContain(copy.result.report);
    expect(dutyOf(abroad, 'us-repair')).toBeUndefined();
  });
});

it('dates what California asks for beside what the federal rule does', () => {
  const markup = render({ place: 'california', charge: '300', checked: '2026-10-05', found: '2026-11-16' });
  const due = ['ca-inspections', 'ca-repair', 'ca-report'].map(
    (id) => dutyOf(markup, id)?.match(/datetime="([^"]+)"/i)?.[1],
  );
  expect(due).toEqual(['2027-01-05', '2026-11-30', '2027-03-01']);
  // Once: what has a day is in the list of days alone.
  expect(markup.split(dutyCopy.duties['ca-report'].title)).toHaveLength(2);
});

it.each(['eu', 'gb'] as const)('dates the checks of %s, and asks for the day they count from', (place) => {
  expect(render({ place })).toContain(copy.duties.undated);
  const markup = render({ place, checked: '2026-10-05', repaired: '2026-11-02' });
  expect(dutyOf(markup, `${place}-leak-checks`)).toMatch(/Every 6 months, by 2027-04-05.*132 days left/);
  expect(dutyOf(markup, `${place}-repair-check`)).toContain('by 2026-12-02');
  expect(markup).not.toContain(copy.duties.undated);
});

it('offers to clear the example, and not to bring it back before it is gone', () => {
  const markup = renderToStaticMarkup(
    <LeakRateCalculator copy={copy} dutyCopy={dutyCopy} locale="en" brand="Acme" />,
  );
  expect(markup).toContain(copy.example.note);
  expect(markup).toContain(copy.example.clear);
  expect(markup).not.toContain(copy.example.restore);
});

it('names section 608 as the source where it applies', () => {
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

  it('double the time between two leak checks where detection watches', () => {
    // 81.6 kg of R-448A are 113 t.
    expect(render({ place: 'eu' })).toContain('Every 6 months');
    expect(render({ place: 'eu', hasDetection: true })).toContain('Once a year');
  });
});
