import type { PriceBands } from '../pricing/PriceBands.ts';
import { computeRoi, type RoiResult } from './computeRoi.ts';
import { formatCount, formatHours, formatMoney, formatPercentage, formatRoi } from './formatRoi.ts';
import { drawPdfText, type PdfFontWidths, pdfNumber } from './pdfText.ts';
import {
  categoryBoxes,
  dateBox,
  displayTracking,
  headlineBoxes,
  inputBoxes,
  investmentBox,
  keyBoxes,
  ownBoxes,
  type ReportBox,
  reportFonts,
  reportNotes,
  savingBar,
} from './reportLayout.ts';
import { type RoiInput, type RoiUnit, roiFieldLimits, roiNumberFields } from './roiInput.ts';

/** The two report templates as PDF bytes: `roi_pdf.pdf` and `roi_pdf_2.pdf`. */
export type ReportTemplates = {
  readonly integration: Uint8Array;
  readonly plain: Uint8Array;
};

/** A template's bytes, or a function that loads them for the first report of its kind. */
export type ReportTemplateSource = Uint8Array | (() => Promise<Uint8Array>);

export type FillReportOptions = {
  /** Printed in the title block as it is, such as `21 Nov 2026`. Without it the report carries no date. */
  readonly date?: string;
};

/** The bytes of a report, to be written one part after the other. The first is shared: it must not be changed. */
export type ReportBytes = readonly [template: Uint8Array<ArrayBuffer>, values: Uint8Array<ArrayBuffer>];

export type FillReport = (input: RoiInput, options?: FillReportOptions) => Promise<ReportBytes>;

/**
 * Creates the function that fills in reports. Each template is loaded for the first report of its kind, and already
 * contains the fonts of the values. A report consists of these shared bytes, followed by its values, so that it takes a
 * few kilobytes of memory instead of fifty. Runs in a browser and in Node.
 *
 * The returned function computes the figures (specification, section 9.1), draws them at that section's positions and
 * gives the PDF's bytes. Two calls with the same arguments give the same bytes. Calls may overlap. Rejects if a
 * template cannot be loaded or is not one that `makeRoiTemplates` made.
 *
 * @param bands the costs by size of the site that the report is about
 */
export function createReportFiller(
  templates: Readonly<Record<keyof ReportTemplates, ReportTemplateSource>>,
  bands: PriceBands,
): FillReport {
  const prepared: { integration?: Promise<PreparedTemplate>; plain?: Promise<PreparedTemplate> } = {};
  return async (input, options = {}) => {
    const kind = input.isIntegration ? 'integration' : 'plain';
    prepared[kind] ??= prepareTemplate(templates[kind]).catch((error: unknown) => {
      // The next report tries again: a template that could not be fetched may be reachable then.
      delete prepared[kind];
      throw error;
    });
    const template = await prepared[kind];
    return template.save(drawReport(computeRoi(input, bands), template.style, options));
  };
}

/** What values are drawn with: the widths of the fonts, and colors as red, green and blue from 0 to 1: `0.07 0.13 0.17`. */
export type ReportStyle = {
  readonly fonts: Readonly<Record<keyof typeof reportFonts, PdfFontWidths>>;
  readonly colors: Readonly<Record<'ink' | 'saved', string>>;
};

type PreparedTemplate = {
  readonly style: ReportStyle;
  readonly save: (content: string) => ReportBytes;
};

/**
 * The placeholder in the values' content stream of a template: a comment with what values are drawn with, so that filling
 * it in takes neither a PDF parser nor the theme.
 */
export const valuesPlaceholder = (style: ReportStyle): string => `%${JSON.stringify(style)}`;

/**
 * The values are the last object of a template: everything before them and the cross-reference table after them are the
 * same in every report.
 */
async function prepareTemplate(source: ReportTemplateSource): Promise<PreparedTemplate> {
  const bytes = typeof source === 'function' ? await source() : source;
  // One character per byte, so that offsets in the text are offsets in the file.
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const [values, objectNumber, style] =
    /(?<=\n)(\d+) 0 obj\n<<\n\/Length \d+\n>>\nstream\n%(\{.*\})\nendstream\nendobj\n\n(?=xref\n)/.exec(
      text,
    ) ?? [];
  const tableEnd = text.lastIndexOf('\nstartxref\n');
  if (values === undefined || style === undefined || tableEnd === -1)
    throw new Error('These bytes are not a template of the report: build the site again.');
  const begin = text.indexOf(values);
  const template = bytes.slice(0, begin);
  const table = text.slice(begin + values.length, tableEnd);
  const encoder = new TextEncoder();
  return {
    style: JSON.parse(style) as ReportStyle,
    save: (content) => {
      // Values are drawn in ASCII, one character per byte.
      const object = `${objectNumber} 0 obj\n<<\n/Length ${content.length}\n>>\nstream\n${content}\nendstream\nendobj\n\n`;
      return [template, encoder.encode(`${object}${table}\nstartxref\n${begin + object.length}\n%%EOF`)];
    },
  };
}

/** Content-stream operators of everything that differs between two reports. */
function drawReport(result: RoiResult, style: ReportStyle, options: FillReportOptions): string {
  const { input } = result;
  const { fonts, colors } = style;
  const text = formatRoi(result);
  const display = (value: string, box: ReportBox) =>
    drawPdfText(value, {
      ...box,
      fontName: reportFonts.display,
      font: fonts.display,
      tracking: displayTracking,
    });
  const mono = (value: string, box: ReportBox) =>
    drawPdfText(value, { ...box, fontName: reportFonts.mono, font: fonts.mono });

  const parts = [
    `q ${colors.ink} rg\n`,
    display(text.ROIPercentage, headlineBoxes.roi),
    display(text.totalCostSavedPerYear, headlineBoxes.totalCostSaved),
    mono(formatMoney(result.investment), investmentBox),
    drawSavingBar(result, style),
  ];
  if (text.savingsOnIntegrationsPercentage === null) {
    parts.push(display(text.totalTimeSavedPerYear, keyBoxes.plain.totalTimeSaved));
    parts.push(display(text.breakevenTimeline, keyBoxes.plain.breakeven));
  } else {
    parts.push(display(text.totalTimeSavedPerYear, keyBoxes.integration.totalTimeSaved));
    parts.push(display(text.savingsOnIntegrationsPercentage, keyBoxes.integration.integrationSaving));
    parts.push(display(text.breakevenTimeline, keyBoxes.integration.breakeven));
  }
  parts.push(
    mono(text.costSavedInhouse, categoryBoxes.costSavedInHouse),
    mono(text.timeSavedInhouse, categoryBoxes.timeSavedInHouse),
    mono(text.costSavedOutsourced, categoryBoxes.costSavedOutsourced),
    mono(text.timeSavedOutsourced, categoryBoxes.timeSavedOutsourced),
  );
  for (const field of roiNumberFields) {
    parts.push(mono(withUnit(input[field], roiFieldLimits[field].unit), inputBoxes[field]));
  }
  if (result.limit !== 'none') {
    const { roiPercentage, totalCostSaved, totalHoursSaved } = result.unclamped;
    parts.push(
      `/${reportNotes[result.limit]} Do\n`,
      mono(formatPercentage(roiPercentage), ownBoxes.roi),
      mono(formatMoney(totalCostSaved), ownBoxes.totalCostSaved),
      mono(formatHours(totalHoursSaved), ownBoxes.totalTimeSaved),
    );
  }
  if (options.date !== undefined) parts.push(`/${reportNotes.date} Do\n`, mono(options.date, dateBox));
  return `${parts.join('')}Q\n`;
}

/** The saved share of today's cost, to scale, with the percentage below. */
function drawSavingBar(result: RoiResult, { fonts, colors }: ReportStyle): string {
  const share = Math.min(Math.max(0, result.savedShare), 1);
  const { x, y, width, height, dimensionY, labelX, labelY } = savingBar;
  const end = x + width * share;
  const bar = `${colors.saved} rg ${[x, y, width * share, height].map(pdfNumber).join(' ')} re f\n`;
  const tick =
    `${colors.ink} RG 0.7 w ${pdfNumber(end)} ${dimensionY + 7} m ${pdfNumber(end)} ${y - 4} l S ` +
    `1.4 w ${pdfNumber(end - 3.5)} ${dimensionY - 3.5} m ${pdfNumber(end + 3.5)} ${dimensionY + 3.5} l S\n`;
  const label = drawPdfText(formatPercentage(result.savedShare * 100), {
    fontName: reportFonts.mono,
    font: fonts.mono,
    x: labelX,
    y: labelY,
    size: 8,
    maxWidth: 60,
  });
  return `${bar}${tick}${colors.ink} rg ${label}`;
}

function withUnit(value: number, unit: RoiUnit): string {
  if (unit === 'percent') return `${formatCount(value)}%`;
  return unit === 'hours' ? `${formatCount(value)} h` : formatCount(value);
}
