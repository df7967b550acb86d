import {
  categoryBoxes,
  dateBox,
  headlineBoxes,
  inputBoxes,
  investmentBox,
  keyBoxes,
  ownBoxes,
  type ReportBox,
  reportMargins,
  reportPage,
  savingBar,
} from '../../shared/roi/reportLayout.ts';
import { roiNumberFields } from '../../shared/roi/roiInput.ts';
import type { PdfPen } from '../pdf/PdfPen.ts';
import { type PdfDrawing, placeDrawing } from '../pdf/svgToPdf.ts';
import { estatePlace } from './estateStrip.ts';
import type { ReportCopy } from './reportCopy.ts';

const { start, end } = reportMargins;

/** Draws the parts of a report that are the same for every visitor. */
export function drawReport(
  pen: PdfPen,
  copy: ReportCopy,
  brandName: string,
  isIntegration: boolean,
  estate: PdfDrawing,
): void {
  pen.fill(0, 0, reportPage.width, reportPage.height, 'paper');
  drawHeader(pen, copy, brandName);
  drawHeadlines(pen, copy);
  drawBar(pen, copy);
  drawKeyFigures(pen, copy, isIntegration);
  drawTable(pen, copy);
  drawInputs(pen, copy, isIntegration);
  pen.draw(placeDrawing(estate, { ...estatePlace, fit: 'contain' }));
  drawTitleBlock(pen, copy, brandName);
}

function drawHeader(pen: PdfPen, copy: ReportCopy, brandName: string): void {
  pen.fill(0, 736, reportPage.width, 56, 'band');
  pen.mark(start, 756.5, 24, 'paper');
  pen.text(start + 32, 757, 20, brandName, { face: 'display', color: 'paper', maxWidth: 230 });
  pen.text(end, 757, 10, copy.title, { color: 'paper', align: 'end', maxWidth: 240 });
}

function drawLabeled(
  pen: PdfPen,
  box: ReportBox,
  label: string,
  note: string,
  offsets: readonly [number, number],
): void {
  pen.text(box.x, box.y + offsets[0], 9.5, label, { color: 'soft', maxWidth: box.maxWidth });
  pen.text(box.x, box.y + offsets[1], 8, note, { color: 'soft', maxWidth: box.maxWidth });
}

function drawHeadlines(pen: PdfPen, copy: ReportCopy): void {
  drawLabeled(
    pen,
    headlineBoxes.totalCostSaved,
    copy.totalCostSaved.label,
    copy.totalCostSaved.note,
    [38, -20],
  );
  pen.text(headlineBoxes.roi.x, headlineBoxes.roi.y + 38, 9.5, copy.roi.label, {
    color: 'soft',
    maxWidth: 206,
  });
  pen.text(headlineBoxes.roi.x, investmentBox.y, 8, copy.roi.note, { color: 'soft', maxWidth: 112 });
  pen.line('M263 690V616', 'rule', 0.8);
}

function drawBar(pen: PdfPen, copy: ReportCopy): void {
  const { x, y, width, height, dimensionY, labelY } = savingBar;
  pen.fill(x, y, width, height, 'sunk');
  for (let left = x; left + height < x + width; left += 9)
    pen.line(`M${left} ${y}l${height} ${height}`, 'hair', 0.35);
  pen.line(`M${x} ${dimensionY}H${x + width}`, 'ink', 0.7);
  for (const at of [x, x + width]) {
    pen.line(`M${at} ${dimensionY + 7}V${y - 4}`, 'ink', 0.7);
    pen.line(`M${at - 3.5} ${dimensionY - 3.5}l7 7`, 'ink', 1.4);
  }
  pen.text(x, labelY, 8, copy.bar.saved, { face: 'strong', maxWidth: 52 });
  pen.text(x + width, labelY, 8, copy.bar.total, { color: 'soft', align: 'end', maxWidth: 300 });
}

function drawKeyFigures(pen: PdfPen, copy: ReportCopy, isIntegration: boolean): void {
  const boxes = isIntegration ? keyBoxes.integration : keyBoxes.plain;
  drawLabeled(pen, boxes.totalTimeSaved, copy.totalTimeSaved.label, copy.totalTimeSaved.note, [24, -14]);
  drawLabeled(pen, boxes.breakeven, copy.breakeven.label, copy.breakeven.note, [24, -14]);
  pen.line(`M${boxes.breakeven.x - 16} 532V482`, 'rule', 0.8);
  if (!isIntegration) return;
  const saving = keyBoxes.integration.integrationSaving;
  drawLabeled(pen, saving, copy.integrationSaving.label, copy.integrationSaving.note, [24, -14]);
  pen.line(`M${saving.x - 16} 532V482`, 'rule', 0.8);
}

/** A numbered key, as large as the one in the drawing that it ties a row of the table to. */
function drawKey(pen: PdfPen, x: number, y: number, number: string): void {
  pen.disc(x, y, 7.2, 'cmms');
  pen.text(x, y - 2.8, 8, number, { face: 'mono', color: 'white', align: 'middle' });
}

function drawTable(pen: PdfPen, copy: ReportCopy): void {
  const { table } = copy;
  const noteStart = 468;
  pen.line(`M${start} 464H${end}`, 'ink', 1.4);
  pen.text(start, 449, 8.5, table.heading, { face: 'strong' });
  pen.text(categoryBoxes.costSavedInHouse.x, 449, 8.5, table.costSaved, { color: 'soft', align: 'end' });
  pen.text(categoryBoxes.timeSavedInHouse.x, 449, 8.5, table.timeSaved, { color: 'soft', align: 'end' });
  pen.text(noteStart, 449, 8.5, table.why, { color: 'soft', maxWidth: end - noteStart });
  pen.line(`M${start} 442H${end}`, 'rule', 0.8);
  const rows = [
    { y: categoryBoxes.costSavedInHouse.y, number: '1', copy: table.inHouse },
    { y: categoryBoxes.costSavedOutsourced.y, number: '2', copy: table.outsourced },
  ];
  for (const row of rows) {
    drawKey(pen, start + 7.2, row.y + 3.4, row.number);
    pen.text(start + 22, row.y, 10, row.copy.label, { face: 'strong', maxWidth: 90 });
    pen.text(noteStart, row.y + 1, 8, row.copy.notes[0] ?? '', { color: 'soft', maxWidth: end - noteStart });
    pen.text(noteStart, row.y - 8.5, 8, row.copy.notes[1] ?? '', {
      color: 'soft',
      maxWidth: end - noteStart,
    });
  }
  pen.line(`M${start} 412H${end}`, 'rule', 0.8);
  pen.line(`M${start} 379H${end}`, 'ink', 1.4);
}

function drawInputs(pen: PdfPen, copy: ReportCopy, isIntegration: boolean): void {
  const kind = isIntegration ? copy.inputs.integration : copy.inputs.plain;
  pen.text(start, 343, 8.5, `${copy.inputs.heading}, ${kind}`, { face: 'strong' });
  for (const field of roiNumberFields) {
    const box = inputBoxes[field];
    pen.text(box.x, box.y + 10.5, 7.2, copy.inputs[field], { color: 'soft', maxWidth: box.maxWidth });
  }
}

/** The labels of the visitor's own sums and why the published figures differ; shown only at the floor or ceiling. */
export function drawNote(pen: PdfPen, copy: ReportCopy['own'], sentence: string): void {
  const { y } = ownBoxes.roi;
  pen.fill(start, y - 14, 2.4, 22, 'energyLive');
  pen.text(start + 10, y, 8, copy.label, { face: 'strong', maxWidth: 84 });
  for (const [box, label] of [
    [ownBoxes.roi, copy.roi],
    [ownBoxes.totalCostSaved, copy.totalCostSaved],
    [ownBoxes.totalTimeSaved, copy.totalTimeSaved],
  ] as const)
    pen.text(box.x - 4, y, 8, label, { color: 'soft', align: 'end', maxWidth: 44 });
  pen.text(start + 10, y - 11.5, 8, sentence, { maxWidth: end - start - 10 });
}

/** The label before the date, shown only when there is a date. */
export function drawDateLabel(pen: PdfPen, copy: ReportCopy): void {
  pen.line(`M${dateBox.x - 8} 0V48`, 'ink', 0.7);
  pen.text(dateBox.x, 32, 6.6, copy.footer.dateLabel, { color: 'soft', maxWidth: dateBox.maxWidth });
}

function drawTitleBlock(pen: PdfPen, copy: ReportCopy, brandName: string): void {
  const { footer } = copy;
  pen.fill(0, 0, reportPage.width, 48, 'paper');
  pen.line(`M0 48H${reportPage.width}`, 'ink', 1.4);
  for (const x of [116, 484, 530]) pen.line(`M${x} 0V48`, 'ink', 0.7);
  pen.mark(start, 18.5, 15, 'ink');
  pen.text(start + 20, 19, 12, brandName, { face: 'display', maxWidth: 52 });
  footer.basis.forEach((sentence, index) => {
    pen.text(124, 28 - index * 11, 7, sentence, { color: 'soft', maxWidth: 262 });
  });
  pen.text(492, 32, 6.6, footer.sheetLabel, { color: 'soft', maxWidth: 34 });
  pen.text(492, 17, 7.5, footer.sheet, { face: 'mono', maxWidth: 34 });
  pen.text(538, 32, 6.6, footer.pageLabel, { color: 'soft', maxWidth: 34 });
  pen.text(538, 17, 7.5, footer.page, { face: 'mono', maxWidth: 38 });
}
