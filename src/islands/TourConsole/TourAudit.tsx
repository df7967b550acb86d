import { useId, useState } from 'react';
import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { jobOf } from '../../product/advance.ts';
import { poundsOf } from '../../product/rackLeak.ts';
import { minuteOf } from '../../product/storyClock.ts';
import { authorName, entryText } from './storyWords.ts';
import type { PartProps } from './useTour.ts';

/** The audit trail, latest first. A line about a job opens its record. */
export function TourAudit({ state, copy, perform }: PartProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const { product } = state;
  const words = copy.audit;
  const lines = product.audit.map((entry, place) => ({
    ...entry,
    place,
    who: authorName(entry.by, copy),
    text: entryText(entry, product, copy),
  }));
  const asked = query.trim().toLowerCase();
  const shown = lines.filter(({ who, text, job }) =>
    `${who} ${text} ${job ?? ''}`.toLowerCase().includes(asked),
  );
  const opened = state.found.at(-1);
  const record = opened === undefined ? undefined : jobOf(product, opened);
  return (
    <div data-story="audit">
      <label htmlFor={id}>{words.search}</label>
      <input
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {record ? (
        <section data-story="record" aria-label={fillCopy(words.record, { number: String(record.number) })}>
          <h3>{fillCopy(words.record, { number: String(record.number) })}</h3>
          <p>{copy.faults[record.fault].task}</p>
          <dl data-story="facts">
            {record.steps.map((at, index) => (
              <div key={copy.faults[record.fault].steps[index]}>
                <dt>{copy.faults[record.fault].steps[index]}</dt>
                <dd>{minuteOf(at)}</dd>
              </div>
            ))}
            {record.kilograms === undefined ? null : (
              <div>
                <dt>{words.weighed}</dt>
                <dd>{fillCopy(copy.job.pounds, { weight: poundsOf(record.kilograms).toFixed(2) })}</dd>
              </div>
            )}
            {record.closedAt === undefined ? null : (
              <div>
                <dt>{record.owner ? copy.people[record.owner].name : ''}</dt>
                <dd>{fillCopy(copy.job.signed, { time: minuteOf(record.closedAt) })}</dd>
              </div>
            )}
          </dl>
          {record.wasOffline ? <p>{words.received}</p> : null}
        </section>
      ) : null}
      {lines.length === 0 ? <p data-story="basis">{words.empty}</p> : null}
      {lines.length > 0 && shown.length === 0 ? <p data-story="basis">{words.none}</p> : null}
      <ol data-story="trail" reversed>
        {shown
          .map(({ place, at, who, text, job }) => (
            <li key={place}>
              <time>{minuteOf(at)}</time>
              <span>
                <b>{who}</b> {text}
              </span>
              {job === undefined ? null : (
                <button
                  type="button"
                  aria-label={`${fillCopy(words.open, { number: String(job) })}: ${text}`}
                  onClick={() => perform({ type: 'find', job })}
                >
                  {job}
                </button>
              )}
            </li>
          ))
          .reverse()}
      </ol>
    </div>
  );
}
