// Lighthouse, mobile, on one page of each kind of the built site: the median of five runs.
import { reportProgress } from '../../server/progress/reportProgress.ts';
import { withServer } from '../../tests/withServer.ts';
import { Lighthouse, printMeasurement } from '../lighthouse/Lighthouse.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const PATHS = [
  '/',
  '/product/facility-management-software/',
  '/resources/cmms-roi-calculator/',
  '/request-demo/',
  '/about/',
  '/404/',
];

const lighthouse = await Lighthouse.start();
try {
  await withServer(process.env['SITE_OUT'] ?? 'dist', async (base) => {
    const paths = process.env['BENCH_PATHS']?.split(',') ?? PATHS;
    for (const [index, path] of paths.entries()) {
      reportProgress('Pages', index, paths.length);
      const measurement = await lighthouse.measure(`${base}${path}`, { runs: RUNS });
      console.log(`lighthouse: ${path} ${printMeasurement(measurement)}`);
      for (const loss of measurement.losses) console.log(`lighthouse: ${path} ${loss}`);
    }
    reportProgress('Pages', paths.length, paths.length);
  });
} finally {
  lighthouse.stop();
}
