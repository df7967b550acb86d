// npm run report: the state of the site, for its editors. --json prints JSON.
import { parseArgs } from 'node:util';
import { readEnvironment } from '../server/env.ts';
import { formatReport } from './report/formatReport.ts';
import { readReport } from './report/readReport.ts';

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
  const report = await readReport(readEnvironment(process.env), new Date());
  console.log(values.json === true ? JSON.stringify(report, null, 2) : formatReport(report));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
