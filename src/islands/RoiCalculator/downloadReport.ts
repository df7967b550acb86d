import type { PriceBands } from '../../../shared/pricing/PriceBands.ts';
import type { FillReport } from '../../../shared/roi/fillReport.ts';
import type { RoiInput } from '../../../shared/roi/roiInput.ts';

const TEMPLATES = { integration: '/pdf/roi_pdf.pdf', plain: '/pdf/roi_pdf_2.pdf' } as const;

let filler: Promise<FillReport> | undefined;

/** Fills the report in the browser and saves it. Rejects if the template or the code cannot be fetched. */
export async function downloadReport(input: RoiInput, bands: PriceBands, fileName: string): Promise<void> {
  filler ??= loadFiller(bands);
  const fill = await filler.catch((error: unknown) => {
    filler = undefined;
    throw error;
  });
  const parts = await fill(input);
  const address = URL.createObjectURL(new Blob([...parts], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Loads the code that fills in the report, only when the first one is requested. */
async function loadFiller(bands: PriceBands): Promise<FillReport> {
  const { createReportFiller } = await import('../../../shared/roi/fillReport.ts');
  const templates = {
    integration: () => fetchTemplate(TEMPLATES.integration),
    plain: () => fetchTemplate(TEMPLATES.plain),
  };
  return createReportFiller(templates, bands);
}

async function fetchTemplate(path: string): Promise<Uint8Array> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
