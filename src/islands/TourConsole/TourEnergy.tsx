import { useCallback, useId } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { demandFigures, demandOf, SET_POINTS } from '../../product/levelSixDemand.ts';
import { loadPaths } from '../../windows/LoadProfile/loadPaths.ts';
import { towerNightSeries } from '../../windows/LoadProfile/towerNightSeries.ts';
import { count, money } from './storyWords.ts';
import type { PartProps } from './useTour.ts';

const HOURS = ['00:00', '06:00', '12:00', '18:00', '24:00'];
/** The parts of the load curve that are always drawn. */
const SHOWN = ['band', 'expected', 'measured'];

/** Level 6: its set point and override, and the load curve and cost that result. */
export function TourEnergy({
  state,
  copy,
  perform,
  moveSetPoint,
}: PartProps & { moveSetPoint: (degrees: number) => void }) {
  const id = useId();
  // React's onChange is the browser's input event; the browser's change event fires when the slider is released.
  const slider = useCallback(
    (input: HTMLInputElement) => {
      const rest = () => perform();
      input.addEventListener('change', rest);
      return () => input.removeEventListener('change', rest);
    },
    [perform],
  );
  const { controls } = state.product;
  const figures = demandFigures(controls);
  const paths = loadPaths({ ...towerNightSeries, measured: demandOf(controls) }, 0.88);
  const words = copy.energy;
  const kwh = (value: number) => fillCopy(words.kwh, { kwh: count(value) });
  const degrees = fillCopy(words.degrees, { degrees: String(controls.setPoint) });
  const shown = controls.isOverridden ? [...SHOWN, 'excess', 'over'] : SHOWN;
  return (
    <div data-story="energy">
      <h3>{words.title}</h3>
      <svg
        viewBox="0 0 1000 1000"
        preserveAspectRatio="none"
        role="img"
        aria-label={fillCopy(words.chart, { kwh: count(figures.dayKwh), cost: money(figures.dayCost) })}
      >
        {paths
          .filter(({ kind }) => shown.includes(kind))
          .map(({ kind, path }) => (
            <path key={kind} data-kind={kind} d={path} />
          ))}
      </svg>
      <p data-story="hours" aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <div data-story="controls">
        <label htmlFor={id}>
          {words.setPoint}
          <output htmlFor={id}>{degrees}</output>
        </label>
        <input
          ref={slider}
          id={id}
          type="range"
          min={SET_POINTS.low}
          max={SET_POINTS.high}
          step={1}
          value={controls.setPoint}
          aria-valuetext={degrees}
          onChange={(event) => moveSetPoint(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          role="switch"
          data-story="switch"
          aria-checked={controls.isOverridden}
          onClick={() => perform({ type: 'override', isOn: !controls.isOverridden })}
        >
          {words.override}
        </button>
      </div>
      <dl data-story="figures">
        <div>
          <dt>{words.cost}</dt>
          <dd>{money(figures.dayCost)}</dd>
        </div>
        <div>
          <dt>{words.day}</dt>
          <dd>{kwh(figures.dayKwh)}</dd>
        </div>
        <div>
          <dt>{words.night}</dt>
          <dd>{kwh(figures.nightKwh)}</dd>
        </div>
        <div>
          <dt>{words.saved}</dt>
          <dd data-good={figures.savedCost > 0.5 || undefined}>{money(figures.savedCost)}</dd>
        </div>
      </dl>
      <p data-story="basis">{words.basis}</p>
    </div>
  );
}
