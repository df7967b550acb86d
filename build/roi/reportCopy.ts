import { z } from 'zod';
import { parseContent } from '../../src/content/reading/parseContent.ts';
import { readYaml } from '../../src/content/reading/readContent.ts';

const FILE = 'documents/roi-report.yaml';

const line = z.string().min(1);
const labeled = z.strictObject({ label: line, note: line });
const category = z.strictObject({ label: line, notes: z.array(line).length(2) });

export const reportCopySchema = z.strictObject({
  title: line,
  roi: labeled,
  totalCostSaved: labeled,
  own: z
    .strictObject({ label: line, roi: line, totalCostSaved: line, totalTimeSaved: line })
    .describe('the visitor’s own sums, printed where the model’s floor or ceiling applies'),
  bar: z.strictObject({ saved: line, total: line }),
  totalTimeSaved: labeled,
  integrationSaving: labeled,
  breakeven: labeled,
  table: z.strictObject({
    heading: line,
    costSaved: line,
    timeSaved: line,
    why: line,
    inHouse: category,
    outsourced: category,
  }),
  inputs: z.strictObject({
    heading: line,
    integration: line,
    plain: line,
    inHouseEmployees: line,
    buildings: line,
    monthlyWorkOrders: line,
    inHousePercentage: line,
    inHouseHours: line,
    inHouseDecreasePercentage: line,
    outsourcedHours: line,
    outsourcedDecreasePercentage: line,
  }),
  footer: z.strictObject({
    basis: z.array(line).min(1).max(2),
    dateLabel: line,
    sheetLabel: line,
    sheet: line,
    pageLabel: line,
    page: line,
  }),
});

/** The words printed in the report's templates. */
export type ReportCopy = z.infer<typeof reportCopySchema>;

/** Reads content/documents/roi-report.yaml. Throws ContentError, which names the file and the field that is wrong. */
export function readReportCopy(): ReportCopy {
  const { data, file } = readYaml(FILE);
  return parseContent(reportCopySchema, data, file);
}
