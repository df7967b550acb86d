import { parseContent } from '../../../content/parseContent.ts';
import { readYaml } from '../../../content/readContent.ts';
import { type RoiCopy, roiCopy } from '../../../islands/RoiCalculator/RoiCalculator.schema.ts';

const FILE = 'documents/roi-calculator.yaml';

/** The calculator's words, one file for every page that has a calculator. Throws ContentError on a wrong field. */
export function readRoiCopy(): RoiCopy {
  const { data, file } = readYaml(FILE);
  return parseContent(roiCopy, data, file);
}
