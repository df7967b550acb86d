import { towerNightLoad } from '../scenes/towerNightLoad.ts';
import { jobOf } from './advance.ts';
import { ESTATE_SITES, type FaultId, faultOf, people, sensors } from './estate.ts';
import { demandFigures } from './levelSixDemand.ts';
import { dueTodayCount, leftOf, nightAt, openCount, SHOWN_MOMENT } from './night.ts';
import { CONFIRMATION, GAS_TRACE, poundsOf, RACK_CHARGE, rackReport } from './rackLeak.ts';
import { type Moment, momentOf } from './storyClock.ts';

/** Pressure across the filter of AHU-07 in Pa when its rule raised the job. */
const FILTER_PRESSURE = 312;

/** The end of the story, when the record of the leak is closed. */
const END = momentOf('03:52');

/** The figures of the night, in the units of the product windows. */
export interface NightFigures {
  /** Open jobs in the whole estate at the moment the windows show. */
  open: number;
  /** How many of these are due before midnight. */
  due: number;
  sites: number;
  jobs: { leak: number; filter: number; flush: number };
  gas: { peak: number; limit: number };
  /** Refrigerant in lb, rates in percent. */
  leak: { charge: number; lost: number; rate: number; threshold: number };
  /** When the detector confirmed the leak, and what followed. */
  raised: Moment;
  sensed: Moment;
  assigned: Moment;
  arrived: Moment;
  closed: Moment;
  shown: Moment;
  /** Seconds left for the leak's job at the moment the windows show. */
  left: number;
  /** From arrival to signature, and of the pressure test. */
  repairMinutes: number;
  testMinutes: number;
  route: { minutes: number; miles: number };
  /** Excess consumption of level 6: kWh, US dollars, percent of an expected day, and hours. */
  level: { kwh: number; cost: number; share: number; hours: number };
  filter: { pressure: number; limit: number };
}

/** Computes the figures of the night from the model. */
export function nightFigures(): NightFigures {
  const shown = nightAt(SHOWN_MOMENT);
  const end = nightAt(END);
  const numberOf = (fault: FaultId) => end.jobs.find((job) => job.fault === fault)?.number ?? 0;
  const job = jobOf(end, numberOf('leak'));
  const { closedAt = END, kilograms = 0, owner, raisedAt } = job;
  const [arrived = closedAt] = job.steps;
  const line = rackReport(kilograms).lines.at(-1);
  const { nightKwh, nightCost } = demandFigures(shown.controls);
  const expected = towerNightLoad.expected.slice(0, 48).reduce((sum, kilowatts) => sum + kilowatts / 2, 0);
  const [from, to] = towerNightLoad.excess;
  return {
    open: openCount(shown),
    due: dueTodayCount(shown),
    sites: ESTATE_SITES,
    jobs: { leak: job.number, filter: numberOf('filter'), flush: numberOf('flush') },
    gas: { peak: Math.max(...GAS_TRACE), limit: sensors['case-14-gas'].limit },
    leak: {
      charge: poundsOf(RACK_CHARGE),
      lost: poundsOf(kilograms),
      rate: line?.rate ?? 0,
      threshold: rackReport(kilograms).limit,
    },
    raised: raisedAt,
    sensed: raisedAt - CONFIRMATION,
    assigned: end.audit.find(({ what, job: of }) => what === 'assigned' && of === job.number)?.at ?? raisedAt,
    arrived,
    closed: closedAt,
    shown: SHOWN_MOMENT,
    left: leftOf(jobOf(shown, job.number), SHOWN_MOMENT).seconds,
    repairMinutes: (closedAt - arrived) / 60,
    testMinutes: faultOf('leak').steps.at(-1) ?? 0,
    route: owner
      ? { minutes: people[owner].minutesAway, miles: people[owner].milesAway }
      : { minutes: 0, miles: 0 },
    level: { kwh: nightKwh, cost: nightCost, share: (nightKwh / expected) * 100, hours: (to - from) / 2 },
    filter: { pressure: FILTER_PRESSURE, limit: sensors['ahu-07-filter'].limit },
  };
}
