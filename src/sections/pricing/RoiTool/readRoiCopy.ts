import { type RoiCopy, roiCopy } from '../../../islands/RoiCalculator/RoiCalculator.schema.ts';
import { parseContent } from '../../../lib/content/parseContent.ts';
import { readYaml } from '../../../lib/content/readContent.ts';

const FILE = 'documents/roi-calculator.yaml';

/** The calculator's words, one file for every page that has a calculator. Throws ContentError on a wrong field. */
export function readRoiCopy(): RoiCopy {
  const { data, file } = readYaml(FILE);
  return parseContent(roiCopy, data, file);
}
