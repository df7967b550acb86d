// Time to fill the ROI report once its template is parsed: the median of 200 fills of each template, in ms.
import { createReportFiller } from '../../shared/roi/fillReport.ts';
import { roiDefaults } from '../../shared/roi/roiInput.ts';
import { makeRoiTemplates } from '../roiTemplates.ts';

const FILLS = 200;
const WARM_UP = 20;

const fill = createReportFiller(await makeRoiTemplates());
for (const isIntegration of [true, false]) {
  const times: number[] = [];
  for (let count = 0; count < FILLS + WARM_UP; count += 1) {
    const started = performance.now();
    await fill({ ...roiDefaults, isIntegration });
    if (count >= WARM_UP) times.push(performance.now() - started);
  }
  times.sort((first, second) => first - second);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(2);
  console.log(
    `report: ${isIntegration ? 'with' : 'without'} integrations, median ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
}
