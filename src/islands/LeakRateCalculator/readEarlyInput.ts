import { isDay } from '../../../shared/refrigerant/days.ts';
import { DAYS } from '../../../shared/refrigerant/places.ts';
import { exampleState, FLAGS, type LeakState, leakQuery, readLeakQuery } from './leakState.ts';

/** The example, overlaid with anything entered before hydration. */
export function readEarlyInput(form: HTMLFormElement): LeakState {
  const data = new FormData(form);
  const entered = new URLSearchParams(leakQuery(exampleState));
  for (const name of ['name', 'place', 'refrigerant', 'charge', 'unit', 'kind', 'method', ...DAYS, 'on'])
    entered.set(name, String(data.get(name) ?? ''));
  for (const [field, name] of Object.entries(FLAGS)) if (data.has(field)) entered.set(name, '1');
  const valuesOf = (selector: string) =>
    [...form.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value);
  const weights = valuesOf('li input[inputmode]');
  const rows = valuesOf('li input[type=date]').map((day, key) => ({
    key,
    day: isDay(day) ? day : '',
    weight: weights[key] ?? '',
  }));
  return { ...(readLeakQuery(`${entered}`) ?? exampleState), rows };
}
