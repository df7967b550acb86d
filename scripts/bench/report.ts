/**
 * ROI reports per second, compared with filling the same template using plain pdf-lib: load it, embed a font, draw a
 * text in every box, save. Rounds alternate, so that a busy machine slows both; the ratio is the median of the rounds'
 * ratios. Prints one figure per line.
 */
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { makeRoiTemplates } from '../../build/roi/roiTemplates.ts';
import { reportProgress } from '../../server/progress/reportProgress.ts';
import { createReportFiller } from '../../shared/roi/fillReport.ts';
import {
  categoryBoxes,
  headlineBoxes,
  inputBoxes,
  investmentBox,
  keyBoxes,
  type ReportBox,
} from '../../shared/roi/reportLayout.ts';
import { roiDefaults } from '../../shared/roi/roiInput.ts';
import { priceBands } from '../../src/content/settings/prices.ts';

const ROUNDS = 7;
/** Length of a round, in ms. */
const ROUND = 1500;

function boxesIn(value: unknown): ReportBox[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('x' in value && 'y' in value && 'size' in value) return [value as ReportBox];
  return Object.values(value).flatMap(boxesIn);
}

const boxes = boxesIn([headlineBoxes, keyBoxes, categoryBoxes, investmentBox, inputBoxes]);

async function fillPlainly(template: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(template);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.getPage(0);
  for (const { x, y, size } of boxes) page.drawText('123,456', { x, y, size, font });
  return document.save();
}

/** Documents per second. */
async function measure(make: () => Promise<Uint8Array>): Promise<number> {
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < ROUND) {
    await make();
    count += 1;
  }
  return count / ((performance.now() - started) / 1000);
}

const middle = (values: readonly number[]) =>
  values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? Number.NaN;

const templates = await makeRoiTemplates();
const fill = createReportFiller(templates, priceBands());
for (const isIntegration of [true, false]) {
  const label = `${isIntegration ? 'with' : 'without'} integrations`;
  const template = isIntegration ? templates.integration : templates.plain;
  const makers = {
    site: async () => Buffer.concat(await fill({ ...roiDefaults, isIntegration })),
    plain: () => fillPlainly(template),
  };
  await measure(makers.site);
  const [site, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await measure(makers.plain));
    site.push(await measure(makers.site));
    reportProgress(`Rounds ${label}`, round + 1, ROUNDS);
  }
  const ratios = site.map((rate, round) => rate / (plain[round] ?? Number.NaN));
  console.log(
    `report: ${label}, ${Math.round(middle(site))} documents/s, ${(1000 / middle(site)).toFixed(2)} ms each`,
  );
  console.log(`report: ${label}, ${Math.round(middle(plain))} documents/s filled plainly with pdf-lib`);
  console.log(`report: ${label}, ratio ${middle(ratios).toFixed(2)}`);
}
