import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { gasReading, lostKilograms, poundsOf, RACK_CHARGE, rackReport } from '../../product/rackLeak.ts';
import { minuteOf } from '../../product/storyClock.ts';
import { formatDay } from '../shared/formatDay.ts';
import { count, percent } from './storyWords.ts';
import type { PartProps } from './useTour.ts';

/** Leak rate at the end of the scale, in percent. */
const SCALE = 40;

/** Rack A: gas in the air, refrigerant lost, the leak rate against its limit, the duties and the record. */
export function TourRack({ state, copy, perform }: PartProps) {
  const { leak, now, jobs } = state.product;
  const words = copy.rack;
  const lost = leak ? lostKilograms(leak, now) : 0;
  const report = rackReport(lost);
  const rate = report.lines.at(-1)?.rate ?? 0;
  const job = jobs.find(({ fault }) => fault === 'leak');
  const weight = (kilograms: number) =>
    fillCopy(copy.job.pounds, { weight: poundsOf(kilograms).toFixed(kilograms === RACK_CHARGE ? 1 : 2) });
  const isOver = rate > report.limit;
  const limit = `${report.limit}%`;
  return (
    <div data-story="rack">
      <h3>{words.title}</h3>
      {leak ? null : (
        <button type="button" data-story="main" onClick={() => perform({ type: 'leak' })}>
          {words.start}
        </button>
      )}
      <dl data-story="figures">
        <div>
          <dt>{words.rate}</dt>
          <dd data-bad={isOver || undefined}>{percent(rate)}</dd>
        </div>
        <div>
          <dt>{words.lost}</dt>
          <dd>{weight(lost)}</dd>
        </div>
        <div>
          <dt>{words.gas}</dt>
          <dd>{fillCopy(words.ppm, { ppm: count(leak ? gasReading(leak, now) : 4) })}</dd>
        </div>
        <div>
          <dt>{words.charge}</dt>
          <dd>{weight(RACK_CHARGE)}</dd>
        </div>
      </dl>
      <svg
        data-story="scale"
        viewBox="0 0 400 34"
        role="img"
        aria-label={fillCopy(words.meter, { rate: percent(rate), limit })}
      >
        <path data-kind="ground" d="M0 12h400" />
        <path data-kind={isOver ? 'over' : 'rate'} d={`M0 12h${Math.min(400, (rate / SCALE) * 400)}`} />
        <path data-kind="limit" d={`M${(report.limit / SCALE) * 400} 0v19`} />
        <text x={(report.limit / SCALE) * 400} y={33} textAnchor="middle">
          {limit}
        </text>
      </svg>
      <p data-story="basis">
        {fillCopy(words.formula, {
          lost: poundsOf(lost).toFixed(2),
          charge: poundsOf(RACK_CHARGE).toFixed(1),
          rate: percent(rate),
        })}
      </p>
      <h4>{words.duties}</h4>
      {report.duties.length > 0 ? (
        <ul data-story="duties">
          {report.duties.map(({ id, due }) => (
            <li key={id}>
              <span>{copy.duties[id]}</span>
              {due ? <b>{fillCopy(words.due, { day: formatDay(due, 'en') })}</b> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p data-story="basis">{words.none}</p>
      )}
      {job ? (
        <>
          <h4>{words.record}</h4>
          <dl data-story="facts">
            <div>
              <dt>{words.opened}</dt>
              <dd>{minuteOf(job.raisedAt)}</dd>
            </div>
            <div>
              <dt>{words.added}</dt>
              <dd>{job.kilograms === undefined ? words.notYet : weight(job.kilograms)}</dd>
            </div>
            <div>
              <dt>{words.signed}</dt>
              <dd>{job.closedAt === undefined ? words.notYet : minuteOf(job.closedAt)}</dd>
            </div>
          </dl>
        </>
      ) : null}
      <p data-story="basis">
        <a href={words.calculator.href}>{words.calculator.label}</a>
      </p>
    </div>
  );
}
