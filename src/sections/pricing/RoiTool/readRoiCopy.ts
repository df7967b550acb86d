import { parseContent } from '../../../content/parseContent.ts';
import { readYaml } from '../../../content/readContent.ts';
import { type RoiCopy, roiCopy } from '../../../islands/RoiCalculator/RoiCalculator.schema.ts';

const FILE = 'documents/roi-calculator.yaml';

/** The calculator's texts, one file for every page with a calculator. Throws ContentError on an invalid field. */
export function readRoiCopy(): RoiCopy {
  const { data, file } = readYaml(FILE);
  return parseContent(roiCopy, data, file);
}
