import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { siteConfig } from '../../config/siteConfig.ts';
import { type ReportTemplates, valuesPlaceholder } from '../../shared/roi/fillReport.ts';
import { reportNotes, reportPage } from '../../shared/roi/reportLayout.ts';
import type { RoiCopy } from '../../src/islands/RoiCalculator/RoiCalculator.schema.ts';
import { readRoiCopy } from '../../src/sections/tools/Tool/readToolCopy.ts';
import { embedFaces, type FontProgram, instanceFaces, type ReportFace } from '../pdf/embedFont.ts';
import { PdfPen, paint } from '../pdf/PdfPen.ts';
import { opacityStates, svgToPdf } from '../pdf/svgToPdf.ts';
import { drawDateLabel, drawNote, drawReport } from './drawReport.ts';
import { estateStrip } from './estateStrip.ts';
import { type ReportCopy, readReportCopy } from './reportCopy.ts';

/** The templates' names below `public/pdf/` (specification, section 7). */
export const templateFiles = { integration: 'roi_pdf.pdf', plain: 'roi_pdf_2.pdf' } as const;

/** Printable ASCII and the special characters that values and drawings use. */
const characters = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}·×–—‘’“”…`;

/**
 * Makes the two report templates: the site's drawing, labels and fonts, without any figures. The same copy, brand and
 * package versions give the same bytes.
 */
export async function makeRoiTemplates(): Promise<ReportTemplates> {
  const copy = readReportCopy();
  const { limits } = readRoiCopy();
  const brandName = siteConfig.brand.name;
  // Values are set in the other two faces: those of text only need the characters of the report's own words.
  const programs = await instanceFaces(characters + brandName, JSON.stringify([copy, limits]));
  const [integration, plain] = await Promise.all([
    makeTemplate(programs, copy, limits, brandName, true),
    makeTemplate(programs, copy, limits, brandName, false),
  ]);
  return { integration, plain };
}

async function makeTemplate(
  programs: Record<ReportFace, FontProgram>,
  copy: ReportCopy,
  limits: RoiCopy['limits'],
  brandName: string,
  isIntegration: boolean,
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const { fonts, resources } = embedFaces(document, programs);
  const drawForm = (draw: (pen: PdfPen) => void) => {
    const pen = new PdfPen(fonts);
    draw(pen);
    return context.register(
      context.flateStream(pen.toString(), {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, reportPage.width, reportPage.height],
        Resources: { Font: resources },
      }),
    );
  };

  const page = document.addPage([reportPage.width, reportPage.height]);
  const pen = new PdfPen(fonts);
  const estate = svgToPdf(estateStrip(isIntegration), pen.paintText);
  drawReport(pen, copy, brandName, isIntegration, estate);
  page.node.set(
    PDFName.of('Resources'),
    context.obj({
      Font: resources,
      ExtGState: opacityStates(estate.opacities),
      XObject: {
        [reportNotes.floor]: drawForm((form) => drawNote(form, copy.own, limits.floor)),
        [reportNotes.ceiling]: drawForm((form) => drawNote(form, copy.own, limits.ceiling)),
        [reportNotes.date]: drawForm((form) => drawDateLabel(form, copy)),
      },
    }),
  );
  document.setTitle(`${brandName}: ${copy.title}`, { showInWindowTitleBar: true });
  document.setAuthor(brandName);
  document.setLanguage('en-US');
  document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseNone'));
  const drawing = context.register(context.flateStream(pen.toString()));
  // Objects are written in the order of their numbers: registered last, the values come last in the file.
  const values = valuesPlaceholder({
    fonts: { display: fonts.display.font, mono: fonts.mono.font },
    colors: { ink: paint('ink'), saved: paint('cmmsLive') },
  });
  page.node.set(PDFName.of('Contents'), context.obj([drawing, context.register(context.stream(values))]));
  context.trailerInfo.ID = context.obj([PDFString.of('roi-report'), PDFString.of('roi-report')]);
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

/** Writes the templates into a folder, by default `public/pdf`. */
export async function writeRoiTemplates(folder = join('public', 'pdf')): Promise<void> {
  const templates = await makeRoiTemplates();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, templateFiles.integration), templates.integration);
  writeFileSync(join(folder, templateFiles.plain), templates.plain);
}

if (import.meta.main) await writeRoiTemplates(process.argv[2]);
