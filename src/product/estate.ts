import type { System } from '../../shared/site/systems.ts';

/** P1 is the most urgent. */
export type Priority = 'P1' | 'P2' | 'P3' | 'P4';

/** Hours within which a job of each priority must be closed. */
export const SERVICE_HOURS: Record<Priority, number> = { P1: 2, P2: 4, P3: 48, P4: 240 };

/** Sites of the whole estate; the model has the assets of some of them. */
export const ESTATE_SITES = 214;

/** Who works on jobs, and what they may work on. A vendor counts as one person. */
export const people = {
  reyes: { systems: ['cold', 'cmms'], minutesAway: 39, milesAway: 21.4 },
  osei: { systems: ['cmms', 'energy'], minutesAway: 8, milesAway: 0.3 },
  marsh: { systems: ['cmms'], minutesAway: 14, milesAway: 3.1 },
  brightline: { systems: ['cmms', 'energy'], minutesAway: 52, milesAway: 24.8 },
  aquaserve: { systems: ['cmms'], minutesAway: 65, milesAway: 31.0 },
} as const satisfies Record<string, { systems: readonly System[]; minutesAway: number; milesAway: number }>;
export type PersonId = keyof typeof people;
export const personIds = Object.keys(people) as PersonId[];

/** Everyone, nearest first. */
export const peopleByDistance = (): PersonId[] =>
  personIds.toSorted((a, b) => people[a].minutesAway - people[b].minutesAway);

/** Assets that can have faults, and their locations. */
export const assets = {
  'case-14': { site: 'pellow', room: 'case' },
  'freezer-f3': { site: 'pellow', room: 'cold-room' },
  'ahu-07': { site: 'aldersyde', room: 'level-8' },
  'level-6': { site: 'aldersyde', room: 'level-6' },
  'level-3': { site: 'aldersyde', room: 'level-3' },
  'ahu-04': { site: 'aldersyde', room: 'roof' },
  'fire-door': { site: 'oakmere', room: 'ward' },
  'heater-hw-02': { site: 'oakmere', room: 'ward' },
  'stair-b': { site: 'fernhall', room: 'classroom' },
  'boiler-1': { site: 'fernhall', room: 'classroom' },
  'bay-markings': { site: 'castellane', room: undefined },
} as const;
export type AssetId = keyof typeof assets;

/** Sensors, with the reading that triggers the rule. */
export const sensors = {
  'case-14-gas': { asset: 'case-14', limit: 50, unit: 'ppm' },
  'ahu-07-filter': { asset: 'ahu-07', limit: 250, unit: 'Pa' },
  'level-6-demand': { asset: 'level-6', limit: 0, unit: 'kW' },
  'f3-temperature': { asset: 'freezer-f3', limit: -15, unit: '°C' },
  'ahu-04-fan': { asset: 'ahu-04', limit: 0, unit: 'h' },
  'boiler-1-pressure': { asset: 'boiler-1', limit: 0.8, unit: 'bar' },
  'hw-02-return': { asset: 'heater-hw-02', limit: 50, unit: '°C' },
} as const satisfies Record<string, { asset: AssetId; limit: number; unit: string }>;
type SensorId = keyof typeof sensors;

/** A kind of fault. Its texts are in content/documents/product-story.yaml. */
export interface Fault {
  asset: AssetId;
  system: System;
  priority: Priority;
  /** The rule that raises the job, and its sensor; undefined if a person reports the fault. */
  rule?: { name: string; sensor: SensorId };
  /** Minutes that each step of the job takes. */
  steps: readonly number[];
  /** Who is suggested for it. */
  suggested: PersonId;
}

/** A job: its urgency, who is suggested for it, and the minutes that its steps take. */
const job = (system: System, priority: Priority, suggested: PersonId, ...steps: readonly number[]) => ({
  system,
  priority,
  suggested,
  steps,
});

/** A fault that a rule raises, at the asset that its sensor is on. */
const raised = (name: string, sensor: SensorId, repair: ReturnType<typeof job>): Fault => ({
  asset: sensors[sensor].asset,
  rule: { name, sensor },
  ...repair,
});

/** A fault that a person reports. */
const reported = (asset: AssetId, repair: ReturnType<typeof job>): Fault => ({ asset, ...repair });

/** Kinds of faults by name. */
export const faults = {
  leak: raised('118', 'case-14-gas', job('cold', 'P1', 'reyes', 39, 2, 1, 20, 30)),
  filter: raised('207', 'ahu-07-filter', job('cmms', 'P2', 'osei', 12, 25, 5)),
  'night-run': raised('E-204', 'level-6-demand', job('energy', 'P3', 'osei', 10, 5, 10)),
  'fire-door': reported('fire-door', job('cmms', 'P2', 'marsh', 10, 30, 5)),
  'emergency-light': reported('stair-b', job('cmms', 'P3', 'brightline', 15, 20, 5)),
  flush: reported('heater-hw-02', job('cmms', 'P3', 'aquaserve', 5, 15, 5)),
  bays: reported('bay-markings', job('cmms', 'P4', 'brightline', 20, 180, 5)),
  freezer: raised('311', 'f3-temperature', job('cold', 'P2', 'reyes', 20, 15, 10)),
  'fan-at-night': raised('042', 'ahu-04-fan', job('energy', 'P3', 'osei', 10, 10, 5)),
  boiler: raised('126', 'boiler-1-pressure', job('cmms', 'P3', 'brightline', 20, 25, 5)),
  'water-return': raised('155', 'hw-02-return', job('energy', 'P3', 'osei', 15, 20, 5)),
  'tenant-tap': reported('level-3', job('cmms', 'P3', 'osei', 10, 15, 5)),
  'tenant-warm': reported('level-3', job('cmms', 'P3', 'osei', 10, 15, 5)),
  'tenant-light': reported('level-3', job('cmms', 'P3', 'osei', 10, 10, 5)),
} satisfies Record<string, Fault>;
export type FaultId = keyof typeof faults;
export const faultIds = Object.keys(faults) as FaultId[];

/** A kind of fault by name, without its literal type. */
export const faultOf = (id: FaultId): Fault => faults[id];

/** What tenants can report. */
export const tenantFaults = ['tenant-tap', 'tenant-warm', 'tenant-light'] as const satisfies FaultId[];

/** Faults that may arise at random while the clock runs. */
export const chanceFaults = [
  'freezer',
  'fan-at-night',
  'boiler',
  'water-return',
] as const satisfies FaultId[];
