import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { phoneOf } from '../../product/advance.ts';
import { minuteOf } from '../../product/storyClock.ts';
import { jobClock, phoneSignal } from '../../windows/words/jobClock.ts';
import { signatures } from '../../windows/words/signatures.ts';
import { jobView } from './storyWords.ts';
import type { PartProps } from './useTour.ts';

/** The phone of the technician who was sent to a job: its steps, its signal, its signature. */
export function TechnicianPhone({
  state,
  copy,
  perform,
  number,
}: PartProps & { number: number | undefined }) {
  const { product } = state;
  const view = number === undefined ? undefined : jobView(product, number);
  const owner = view?.job.owner;
  if (!view || !owner || number === undefined)
    return (
      <div data-story="phone">
        <p data-story="status">
          <span>{minuteOf(product.now)}</span>
          <span>{copy.job.online}</span>
        </p>
        <p data-story="idle">{copy.technician.none}</p>
      </div>
    );
  const signal = phoneOf(product, owner);
  const { job, fault, phone } = view;
  const words = copy.faults[job.fault];
  const done = phone.steps.length;
  const minutes = fault.steps[done];
  const clock = jobClock(job, product.now, copy.job);
  const { name } = copy.people[owner];
  return (
    <div data-story="phone">
      <p data-story="status">
        <span>{minuteOf(product.now)}</span>
        <span>{phoneSignal(signal, copy.job)}</span>
      </p>
      <div data-story="job">
        <span>{fillCopy(copy.job.number, { number: String(number) })}</span>
        <i data-priority={fault.priority}>{fault.priority}</i>
        <b>{words.task}</b>
        <small>{words.place}</small>
      </div>
      <p data-story="left">
        <span>{copy.technician.clock}</span>
        <b data-late={clock.isLate || undefined}>{clock.text}</b>
      </p>
      <ol data-story="steps">
        {words.steps.map((step, index) => {
          const at = phone.steps[index];
          const is = at !== undefined ? 'done' : index === done ? 'current' : 'open';
          return (
            <li key={step} data-is={is}>
              <span>{step}</span>
              {at === undefined ? null : <time>{minuteOf(at)}</time>}
            </li>
          );
        })}
      </ol>
      {phone.isSigned ? (
        <p data-story="signed">
          <svg viewBox="0 0 160 40" aria-hidden="true">
            <path d={signatures[owner === 'marsh' ? 'dutyHolder' : 'technician']} pathLength={1} />
          </svg>
          {name}
        </p>
      ) : minutes === undefined ? (
        <button type="button" data-story="main" onClick={() => perform({ type: 'sign', job: number })}>
          {fillCopy(copy.job.sign, { name })}
        </button>
      ) : (
        <button
          type="button"
          data-story="main"
          onClick={() => perform({ type: 'wait', seconds: minutes * 60 }, { type: 'work', job: number })}
        >
          {fillCopy(copy.job.next, { step: words.steps[done] ?? '' })}
        </button>
      )}
      <button
        type="button"
        role="switch"
        data-story="switch"
        aria-checked={!signal.isOffline}
        onClick={() => perform({ type: 'signal', person: owner, isOffline: !signal.isOffline })}
      >
        {copy.technician.signal}
      </button>
    </div>
  );
}
