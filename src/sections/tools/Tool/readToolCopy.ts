import type { z } from 'zod';
import { parseContent } from '../../../content/reading/parseContent.ts';
import { readYaml } from '../../../content/reading/readContent.ts';
import { type DowntimeCopy, downtimeCopy } from '../../../islands/DowntimeCost/DowntimeCost.schema.ts';
import {
  type LeakRateCopy,
  leakRateCopy,
} from '../../../islands/LeakRateCalculator/LeakRateCalculator.schema.ts';
import { type RoiCopy, roiCopy } from '../../../islands/RoiCalculator/RoiCalculator.schema.ts';
import { type RuleFinderCopy, ruleFinderCopy } from '../../../islands/RuleFinder/RuleFinder.schema.ts';
import { type ScheduleCopy, scheduleCopy } from '../../../islands/ScheduleMaker/ScheduleMaker.schema.ts';
import { type DutyCopy, dutyCopy } from '../../../islands/shared/refrigerant/dutyCopy.schema.ts';
import { type NumberCopy, toolsCopy } from '../../../islands/shared/toolsCopy.schema.ts';

/** Reads the texts of a tool from its file in content/documents. Throws ContentError on an invalid field. */
function readCopy<Copy>(name: string, schema: z.ZodType<Copy>): Copy {
  const { data, file } = readYaml(`documents/${name}.yaml`);
  return parseContent(schema, data, file);
}

/** The texts of the leak rate calculator. */
export const readLeakRateCopy = (): LeakRateCopy => readCopy('leak-rate', leakRateCopy);

/** The texts of the rule finder. */
export const readRuleFinderCopy = (): RuleFinderCopy => readCopy('rule-finder', ruleFinderCopy);

/** The texts of the maintenance schedule maker. */
export const readScheduleCopy = (): ScheduleCopy => readCopy('maintenance-schedule', scheduleCopy);

/** The texts of the downtime cost calculator. */
export const readDowntimeCopy = (): DowntimeCopy => readCopy('downtime-cost', downtimeCopy);

/** The texts of the ROI calculator, long and short. */
export const readRoiCopy = (): RoiCopy => readCopy('roi-calculator', roiCopy);

const readToolsCopy = () => readCopy('tools', toolsCopy);

/** The text about ambiguous numbers in the fields of all tools. */
export const readNumberCopy = (): NumberCopy => readToolsCopy().number;

/** The text that replaces a tool's fields if scripts are off. */
export const readNoScript = (): string => readToolsCopy().noScript;

/** The texts of the duties, with their sources. */
export const readDutyCopy = (): DutyCopy => readCopy('refrigerant-rules', dutyCopy);
