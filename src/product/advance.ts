import type { System } from '../../shared/site/systems.ts';
import { seededRandom } from '../scenes/pen/random.ts';
import {
  chanceFaults,
  type FaultId,
  faultOf,
  type PersonId,
  people,
  sensors,
  tenantFaults,
} from './estate.ts';
import { SET_POINTS } from './levelSixDemand.ts';
import {
  type AuditEntry,
  IllegalAction,
  type Phone,
  type PhoneEntry,
  type ProductAction,
  type ProductState,
  type WorkOrder,
} from './ProductState.ts';
import { confirmedAt, lostKilograms } from './rackLeak.ts';
import { MINUTE, type Moment, momentOf } from './storyClock.ts';

/** Index of the step of a leak job that isolates the section, and of the one that weighs in refrigerant. */
const ISOLATING_STEP = 1;
const WEIGHING_STEP = 3;
/** Index of the step of the night-run job that releases the override. */
const RELEASING_STEP = 1;
/** When the night-run rule fires: half an hour after the fan should have stopped. */
const NIGHT_RUN_SEEN = momentOf('02:30');
/** From this time on, random faults arise at intervals of 20 to 60 minutes. */
const FIRST_CHANCE = momentOf('03:10');
const LONGEST_WAIT = 24 * 60 * MINUTE;

const ONLINE: Phone = { isOffline: false, outbox: [] };

/** A person's phone; by default online, with an empty queue. */
export const phoneOf = (state: ProductState, person: PersonId): Phone => state.phones[person] ?? ONLINE;

function require(isLegal: boolean, reason: string): asserts isLegal {
  if (!isLegal) throw new IllegalAction(reason);
}

/** Finds a job by its number. Throws IllegalAction if there is none. */
export function jobOf(state: ProductState, number: number): WorkOrder {
  const job = state.jobs.find((one) => one.number === number);
  require(job !== undefined, `there is no job ${number}`);
  return job;
}

/** Whether a person may work on a system. */
export const isQualified = (person: PersonId, system: System): boolean =>
  (people[person].systems as readonly System[]).includes(system);

/** A job as its owner's phone shows it, including what the phone has not sent yet. */
export function onPhone(
  state: ProductState,
  job: WorkOrder,
): { steps: readonly Moment[]; isSigned: boolean } {
  const outbox = job.owner ? phoneOf(state, job.owner).outbox : [];
  const kept = outbox.filter((entry) => entry.job === job.number);
  return {
    steps: [...job.steps, ...kept.filter(({ kind }) => kind === 'step').map(({ at }) => at)],
    isSigned: job.status === 'closed' || kept.some(({ kind }) => kind === 'sign'),
  };
}

const withAudit = (state: ProductState, ...entries: AuditEntry[]): ProductState => ({
  ...state,
  audit: [...state.audit, ...entries],
});

const withJob = (state: ProductState, changed: WorkOrder): ProductState => ({
  ...state,
  jobs: state.jobs.map((job) => (job.number === changed.number ? changed : job)),
});

function raise(state: ProductState, fault: FaultId, at: Moment, by: AuditEntry['by']): ProductState {
  const number = state.nextNumber;
  const job: WorkOrder = { number, fault, raisedAt: at, status: 'raised', steps: [] };
  return withAudit(
    { ...state, nextNumber: number + 1, jobs: [...state.jobs, job] },
    { at, what: 'raised', by, job: number },
    ...(fault === 'leak' ? [{ at, what: 'record' as const, by, job: number }] : []),
  );
}

const isOpen = (state: ProductState, fault: FaultId) =>
  state.jobs.some((job) => job.fault === fault && job.status !== 'closed');

/** Minutes until the next random fault. */
const interval = ({ seed, arisen }: ProductState) =>
  20 + Math.floor(seededRandom(seed * 977 + arisen)() * 40);

/** When the first random fault arises. */
export function firstRandomFault(state: ProductState): Moment {
  return Math.max(FIRST_CHANCE, state.now) + interval(state) * MINUTE;
}

interface Coming {
  at: Moment;
  happen: (state: ProductState) => ProductState;
}

function arise(state: ProductState): ProductState {
  const free = chanceFaults.filter((fault) => !isOpen(state, fault));
  const fault = free[Math.floor(seededRandom(state.seed * 31 + state.arisen)() * free.length)];
  const raised = fault ? raise(state, fault, state.nextArises, 'rule') : state;
  const next = { ...raised, arisen: state.arisen + 1 };
  return { ...next, nextArises: state.nextArises + interval(next) * MINUTE };
}

/** Jobs that rules will raise if nobody intervenes, soonest first. */
function coming(state: ProductState): Coming[] {
  const { leak, controls } = state;
  const found: Coming[] = [{ at: state.nextArises, happen: arise }];
  const isNew = (fault: FaultId) => !state.jobs.some((job) => job.fault === fault);
  if (leak && isNew('leak')) {
    const at = confirmedAt(leak, sensors['case-14-gas'].limit);
    found.push({ at, happen: (before) => raise(before, 'leak', at, 'rule') });
  }
  if (controls.isOverridden && isNew('night-run'))
    found.push({
      at: Math.max(NIGHT_RUN_SEEN, state.now),
      happen: (before) => raise(before, 'night-run', Math.max(NIGHT_RUN_SEEN, before.now), 'rule'),
    });
  return found.sort((a, b) => a.at - b.at);
}

function wait(state: ProductState, seconds: number): ProductState {
  require(Number.isInteger(seconds) && seconds > 0 && seconds <= LONGEST_WAIT, 'the clock runs forward');
  const end = state.now + seconds;
  let current = state;
  for (;;) {
    const [next] = coming(current);
    if (!next || next.at > end) return { ...current, now: end };
    current = next.happen({ ...current, now: Math.max(current.now, next.at) });
  }
}

function assign(state: ProductState, number: number, person: PersonId): ProductState {
  const job = jobOf(state, number);
  require(job.status === 'raised' || job.status === 'assigned', 'work has begun');
  require(onPhone(state, job).steps.length === 0, 'work has begun');
  require(isQualified(person, faultOf(job.fault).system), 'not certified for this system');
  return withAudit(withJob(state, { ...job, status: 'assigned', owner: person }), {
    at: state.now,
    what: 'assigned',
    by: 'visitor',
    job: number,
  });
}

/** Applies a step's effect on the building, whether or not the office has received it. */
function takeEffect(state: ProductState, job: WorkOrder, step: number): ProductState {
  if (job.fault === 'leak' && step === ISOLATING_STEP && state.leak)
    return { ...state, leak: { ...state.leak, isolated: state.now } };
  if (job.fault === 'night-run' && step === RELEASING_STEP)
    return { ...state, controls: { ...state.controls, isOverridden: false } };
  return state;
}

/** Records an entry that a phone has sent. */
function receive(state: ProductState, entry: PhoneEntry, isLate: boolean): ProductState {
  const job = jobOf(state, entry.job);
  const by = job.owner ?? 'office';
  const late = isLate || job.wasOffline ? { wasOffline: true } : {};
  if (entry.kind === 'sign')
    return withAudit(withJob(state, { ...job, ...late, status: 'closed', closedAt: entry.at }), {
      at: entry.at,
      what: 'signed',
      by,
      job: job.number,
    });
  const steps = [...job.steps, entry.at];
  const isProved = steps.length === faultOf(job.fault).steps.length;
  const weighed = entry.kilograms === undefined ? {} : { kilograms: entry.kilograms };
  return withAudit(
    withJob(state, { ...job, ...late, ...weighed, steps, status: isProved ? 'proved' : 'working' }),
    {
      at: entry.at,
      what: 'step',
      by,
      job: job.number,
      figure: steps.length - 1,
    },
  );
}

/** Adds an entry on the phone of a job's owner: sent immediately when online, queued otherwise. */
function enter(state: ProductState, job: WorkOrder, entry: PhoneEntry): ProductState {
  require(job.owner !== undefined, 'the job has no owner');
  const phone = phoneOf(state, job.owner);
  if (!phone.isOffline) return receive(state, entry, false);
  const kept = { ...phone, outbox: [...phone.outbox, entry] };
  return { ...state, phones: { ...state.phones, [job.owner]: kept } };
}

function work(state: ProductState, number: number): ProductState {
  const job = jobOf(state, number);
  const { steps } = onPhone(state, job);
  require(job.owner !== undefined, 'the job has no owner');
  require(steps.length < faultOf(job.fault).steps.length, 'every step is done');
  const changed = takeEffect(state, job, steps.length);
  const isWeighing = job.fault === 'leak' && steps.length === WEIGHING_STEP && changed.leak;
  return enter(changed, job, {
    job: number,
    kind: 'step',
    at: state.now,
    ...(isWeighing && { kilograms: lostKilograms(isWeighing, state.now) }),
  });
}

function sign(state: ProductState, number: number): ProductState {
  const job = jobOf(state, number);
  const { steps, isSigned } = onPhone(state, job);
  require(steps.length === faultOf(job.fault).steps.length, 'a step is not done');
  require(!isSigned, 'it is signed');
  return enter(state, job, { job: number, kind: 'sign', at: state.now });
}

function signal(state: ProductState, person: PersonId, isOffline: boolean): ProductState {
  const phone = phoneOf(state, person);
  require(phone.isOffline !== isOffline, 'the signal is as it was');
  const changed = {
    ...state,
    phones: { ...state.phones, [person]: { isOffline, outbox: isOffline ? phone.outbox : [] } },
  };
  return isOffline ? changed : phone.outbox.reduce((before, entry) => receive(before, entry, true), changed);
}

/** Returns the state after an action. Throws IllegalAction if the action is not possible now. */
export function advance(state: ProductState, action: ProductAction): ProductState {
  const { controls, now } = state;
  switch (action.type) {
    case 'wait':
      return wait(state, action.seconds);
    case 'request':
      require((tenantFaults as readonly FaultId[]).includes(action.fault), 'tenants do not report this');
      require(!isOpen(state, action.fault), 'it is reported already');
      return raise(state, action.fault, now, 'tenant');
    case 'leak':
      require(state.leak === undefined, 'the rack has leaked');
      return { ...state, leak: { began: now } };
    case 'assign':
      return assign(state, action.job, action.person);
    case 'work':
      return work(state, action.job);
    case 'sign':
      return sign(state, action.job);
    case 'signal':
      return signal(state, action.person, action.isOffline);
    case 'set-point': {
      const { degrees } = action;
      require(degrees >= SET_POINTS.low && degrees <= SET_POINTS.high, 'outside the band of set points');
      require(Number.isInteger(degrees) && degrees !== controls.setPoint, 'the set point is as it was');
      const entry: AuditEntry = { at: now, what: 'set-point', by: 'visitor', figure: degrees };
      return withAudit({ ...state, controls: { ...controls, setPoint: degrees } }, entry);
    }
    case 'override': {
      require(action.isOn !== controls.isOverridden, 'the override is as it was');
      const entry: AuditEntry = { at: now, what: 'override', by: 'visitor', figure: action.isOn ? 1 : 0 };
      return withAudit({ ...state, controls: { ...controls, isOverridden: action.isOn } }, entry);
    }
  }
}

/** Whether an action is possible now. */
export function isLegal(state: ProductState, action: ProductAction): boolean {
  try {
    advance(state, action);
    return true;
  } catch (error) {
    if (error instanceof IllegalAction) return false;
    throw error;
  }
}
