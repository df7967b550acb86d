import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { isQualified } from '../../product/advance.ts';
import { faultOf, people, peopleByDistance } from '../../product/estate.ts';
import type { WorkOrder } from '../../product/ProductState.ts';
import type { StoryCopy } from './storyCopy.schema.ts';
import type { PartProps } from './useTour.ts';

interface JobRouteProps {
  job: WorkOrder;
  copy: StoryCopy;
  perform: PartProps['perform'];
  /** Maximum number of people shown, of those who can be sent; all of them by default. */
  limit?: number;
}

/** The people who can be sent to a job, nearest first, on a scale of miles. */
export function JobRoute({ job, copy, perform, limit }: JobRouteProps) {
  const { system } = faultOf(job.fault);
  const near = peopleByDistance();
  const isFixed = job.status !== 'raised' && job.status !== 'assigned';
  const shown =
    isFixed || job.owner
      ? near.filter((id) => id === job.owner)
      : limit
        ? near.filter((id) => isQualified(id, system)).slice(0, limit)
        : near;
  return (
    <ul data-story="route">
      {shown.map((id) => {
        const { minutesAway, milesAway } = people[id];
        const { name, firm } = copy.people[id];
        const values = {
          name: firm,
          minutes: String(minutesAway),
          miles: String(milesAway),
          kilometers: (milesAway * 1.609344).toFixed(1),
        };
        return (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>{fillCopy(copy.job.route, values)}</small>
            </span>
            <meter min={0} max={65} value={65 - minutesAway} aria-hidden="true" />
            {job.owner ? null : isQualified(id, system) ? (
              <button
                type="button"
                data-story="send"
                onClick={() =>
                  perform({ type: 'assign', job: job.number, person: id }, { type: 'wait', seconds: 120 })
                }
              >
                {fillCopy(copy.job.assign, { name })}
              </button>
            ) : (
              <em>{copy.job.unqualified}</em>
            )}
          </li>
        );
      })}
    </ul>
  );
}
