import { fillCopy } from '../../../shared/text/fillCopy.ts';
import { isQualified, jobOf, onPhone, phoneOf } from '../../product/advance.ts';
import { faultOf, type PersonId, people, peopleByDistance } from '../../product/estate.ts';
import { demandFigures } from '../../product/levelSixDemand.ts';
import type { AuditEntry, ProductState } from '../../product/ProductState.ts';
import { lostKilograms, rackReport } from '../../product/rackLeak.ts';
import { minuteOf } from '../../product/storyClock.ts';
import type { StoryCopy } from './storyCopy.schema.ts';
import type { TourAction, TourState } from './TourState.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Formats whole US dollars; zero never has a minus sign. */
export const money = (value: number): string => dollars.format(Math.round(value) || 0);
export const count = (value: number): string => whole.format(Math.round(value) || 0);
export const percent = (value: number): string => `${value.toFixed(1)}%`;

/** The author of an entry in the audit trail. */
export function authorName(by: AuditEntry['by'], copy: StoryCopy): string {
  return by in copy.people
    ? copy.people[by as PersonId].name
    : copy.audit.by[by as keyof StoryCopy['audit']['by']];
}

/** The text of an entry in the audit trail. */
export function entryText({ what, job, figure }: AuditEntry, state: ProductState, copy: StoryCopy): string {
  const order = job === undefined ? undefined : jobOf(state, job);
  const words = order && copy.faults[order.fault];
  const key = what === 'override' ? (figure ? 'override-1' : 'override-0') : what;
  return fillCopy(copy.audit.what[key], {
    task: words?.task ?? '',
    name: order?.owner ? copy.people[order.owner].name : '',
    step: words?.steps[figure ?? 0] ?? '',
    figure: String(figure ?? ''),
  });
}

/** A sentence about what an action changed, for screen readers. */
export function describeChange(
  before: TourState,
  after: TourState,
  action: TourAction,
  copy: StoryCopy,
): string {
  const { said } = copy;
  const { product } = after;
  const known = new Set(before.product.jobs.map(({ number }) => number));
  const arisen = product.jobs
    .filter(({ number }) => !known.has(number))
    .map(({ number, fault }) =>
      fillCopy(said.raised, { number: String(number), task: copy.faults[fault].task }),
    );
  return [sentence(), ...(action.type === 'request' ? [] : arisen)].join(' ');

  function sentence(): string {
    const job = 'job' in action ? jobOf(product, action.job) : undefined;
    const number = String(job?.number ?? product.nextNumber - 1);
    const words = job && copy.faults[job.fault];
    const name = job?.owner ? copy.people[job.owner].name : '';
    const isKept = job?.owner !== undefined && phoneOf(product, job.owner).isOffline;
    const cost = money(demandFigures(product.controls).dayCost);
    switch (action.type) {
      case 'wait': {
        const time = minuteOf(product.now);
        const { leak } = product;
        if (!leak || leak.isolated !== undefined) return fillCopy(said.time, { time });
        const rate = rackReport(lostKilograms(leak, product.now)).lines.at(-1)?.rate ?? 0;
        return fillCopy(said.rate, { time, rate: percent(rate) });
      }
      case 'request':
        return fillCopy(said.request, { number });
      case 'leak':
        return said.leak;
      case 'assign': {
        const change = fillCopy(said.assigned, { number, name });
        const nearest = peopleByDistance().find((id) => job && isQualified(id, faultOf(job.fault).system));
        if (!nearest || people[nearest].minutesAway >= people[action.person].minutesAway) return change;
        return fillCopy(said.nearer, {
          change,
          name,
          minutes: String(people[action.person].minutesAway),
          nearest: copy.people[nearest].name,
          fewer: String(people[nearest].minutesAway),
        });
      }
      case 'work': {
        const done = job ? onPhone(product, job).steps.length : 1;
        return fillCopy(isKept ? said.stepKept : said.step, { step: words?.steps[done - 1] ?? '' });
      }
      case 'sign':
        return fillCopy(isKept ? said.signedKept : said.signed, { number });
      case 'signal': {
        if (action.isOffline) return said.offline;
        return fillCopy(said.online, { count: count(phoneOf(before.product, action.person).outbox.length) });
      }
      case 'set-point':
        return fillCopy(said['set-point'], { degrees: String(action.degrees), cost });
      case 'override':
        return fillCopy(said.override, { cost });
      case 'select':
        return fillCopy(said.selected, { number, task: words?.task ?? '', place: words?.place ?? '' });
      case 'find':
        return fillCopy(said.found, { number });
    }
  }
}

/** A job with its fault and its state on the owner's phone. */
export function jobView(state: ProductState, number: number) {
  const job = jobOf(state, number);
  return { job, fault: faultOf(job.fault), phone: onPhone(state, job) };
}
