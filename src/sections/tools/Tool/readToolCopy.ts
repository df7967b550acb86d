import { parseContent } from '../../../content/parseContent.ts';
import { readYaml } from '../../../content/readContent.ts';
import { type DowntimeCopy, downtimeCopy } from '../../../islands/DowntimeCost/DowntimeCost.schema.ts';
import {
  type DutyCopy,
  dutyCopy,
  type LeakRateCopy,
  leakRateCopy,
} from '../../../islands/LeakRateCalculator/LeakRateCalculator.schema.ts';
import { type RuleFinderCopy, ruleFinderCopy } from '../../../islands/RuleFinder/RuleFinder.schema.ts';
import { type ScheduleCopy, scheduleCopy } from '../../../islands/ScheduleMaker/ScheduleMaker.schema.ts';

/** The texts of the leak rate calculator. Like the others, throws ContentError on an invalid field. */
export function readLeakRateCopy(): LeakRateCopy {
  const { data, file } = readYaml('documents/leak-rate.yaml');
  return parseContent(leakRateCopy, data, file);
}

/** The texts of the tool that finds the applicable rules. */
export function readRuleFinderCopy(): RuleFinderCopy {
  const { data, file } = readYaml('documents/rule-finder.yaml');
  return parseContent(ruleFinderCopy, data, file);
}

/** The texts of the maintenance schedule maker. */
export function readScheduleCopy(): ScheduleCopy {
  const { data, file } = readYaml('documents/maintenance-schedule.yaml');
  return parseContent(scheduleCopy, data, file);
}

/** The texts of the downtime cost calculator. */
export function readDowntimeCopy(): DowntimeCopy {
  const { data, file } = readYaml('documents/downtime-cost.yaml');
  return parseContent(downtimeCopy, data, file);
}

/** The texts of the duties, with their sources. */
export function readDutyCopy(): DutyCopy {
  const { data, file } = readYaml('documents/refrigerant-rules.yaml');
  return parseContent(dutyCopy, data, file);
}
