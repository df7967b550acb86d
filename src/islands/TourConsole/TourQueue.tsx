import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { faultOf } from '../../product/estate.ts';
import { openCount, openQueue } from '../../product/night.ts';
import { jobClock } from '../../windows/words/jobClock.ts';
import { JobRoute } from './JobRoute.tsx';
import { RuleText } from './RuleText.tsx';
import { count } from './storyWords.ts';
import type { PartProps } from './useTour.ts';

/** Every open job in one queue. The selected job shows its rule and who can be sent. */
export function TourQueue({ state, copy, perform }: PartProps) {
  const { product, chosen } = state;
  const selected = chosen.at(-1);
  return (
    <>
      <p data-story="note">{fillCopy(copy.queue.note, { count: count(openCount(product)) })}</p>
      <ol data-story="queue">
        {openQueue(product).map((job) => {
          const { system, priority, rule } = faultOf(job.fault);
          const words = copy.faults[job.fault];
          const clock = jobClock(job, product.now, copy.job);
          const isOpen = job.number === selected;
          const owner = job.owner ? copy.people[job.owner].name : copy.console.owner;
          return (
            <li key={job.number} data-job={job.number} data-system={system} data-open={isOpen || undefined}>
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => perform({ type: 'select', job: job.number })}
              >
                <i data-priority={priority}>{priority}</i>
                <span>
                  <b>{words.task}</b>
                  <small>{words.place}</small>
                </span>
                <small>{owner}</small>
                <time data-late={clock.isLate || undefined}>
                  <span>{clock.text}</span>
                  <progress max={1} value={clock.left} aria-hidden="true" />
                </time>
              </button>
              {isOpen ? (
                <div data-story="detail">
                  <p>
                    {[
                      fillCopy(copy.job.number, { number: String(job.number) }),
                      rule ? fillCopy(copy.job.source.rule, { rule: rule.name }) : copy.job.source.person,
                      copy.job.status[job.status],
                    ].join(' · ')}
                  </p>
                  {words.rule.length > 0 ? <RuleText clauses={words.rule} /> : null}
                  <JobRoute job={job} copy={copy} perform={perform} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}
