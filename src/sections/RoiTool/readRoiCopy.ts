import { type RoiCopy, roiCopy } from '../../islands/RoiCalculator/RoiCalculator.schema.ts';
import { ContentError, describeIssues } from '../../lib/content/contentError.ts';
import { parseYaml, readContentText } from '../../lib/content/readContent.ts';

const FILE = 'documents/roi-calculator.yaml';

/** The calculator's words, one file for every page that has a calculator. Throws ContentError on a wrong field. */
export function readRoiCopy(): RoiCopy {
  const parsed = roiCopy.safeParse(parseYaml(readContentText(FILE), FILE));
  if (!parsed.success) throw new ContentError(`content/${FILE}`, describeIssues(parsed.error));
  return parsed.data;
}
