/** Product windows that content may name. */
export const windowNames = [
  'assetRecord',
  'caseGrid',
  'clientReport',
  'complianceLog',
  'dispatchMap',
  'dueToday',
  'energyStack',
  'faultView',
  'jobPhone',
  'leakRecord',
  'liveQueue',
  'loadProfile',
  'operationsMap',
  'plannedWeeks',
  'rackSchematic',
  'ruleCard',
  'vendorPermit',
  'workOrderBoard',
  'workOrderBoardShort',
] as const;

export type WindowName = (typeof windowNames)[number];
