import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteConfig } from '../../config/siteConfig.ts';
import { theme } from '../../config/theme.ts';
import { computeRoi } from '../../shared/roi/computeRoi.ts';
import { createReportFiller, type FillReport, type ReportTemplates } from '../../shared/roi/fillReport.ts';
import { formatPercentage, formatRoi } from '../../shared/roi/formatRoi.ts';
import { ownBoxes, reportNotes } from '../../shared/roi/reportLayout.ts';
import { type RoiInput, roiDefaults, roiFieldNames, roiInputFromQuery } from '../../shared/roi/roiInput.ts';
import { specifiedBands } from '../../shared/roi/testing/specifiedBands.ts';
import { paint } from '../pdf/PdfPen.ts';
import { makeRoiTemplates } from './roiTemplates.ts';

type PlacedText = { text: string; x: number; y: number; size: number; condensed: number };

let templates: ReportTemplates;
let fill: (...parameters: Parameters<FillReport>) => Promise<Uint8Array>;

beforeAll(async () => {
  templates = await makeRoiTemplates();
  const fillParts = createReportFiller(templates, specifiedBands);
  fill = async (...parameters) => Buffer.concat(await fillParts(...parameters));
});

/** The content streams of the first page, as text. */
async function readContents(bytes: Uint8Array): Promise<string[]> {
  const page = (await PDFDocument.load(bytes, { updateMetadata: false })).getPage(0).node;
  const contents = page.Contents();
  const items =
    contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents];
  return items.map((item) => {
    if (!(item instanceof PDFRawStream)) throw new Error('The page has a content that is not a stream');
    return new TextDecoder('latin1').decode(decodePDFRawStream(item).decode());
  });
}

/** Every text in the values' content stream, with its position. */
async function readValues(bytes: Uint8Array): Promise<{ texts: PlacedText[]; stream: string }> {
  const stream = (await readContents(bytes)).at(-1) ?? '';
  const line = /\/\S+ ([\d.]+) Tf \S+ Tc ([\d.]+) Tz 1 0 0 1 ([\d.-]+) ([\d.-]+) Tm <([0-9a-f]*)> Tj/g;
  const texts = Array.from(stream.matchAll(line), ([, size, condensed, x, y, hex]) => ({
    text: (hex ?? '').replace(/../g, (code) => String.fromCharCode(Number.parseInt(code, 16))),
    size: Number(size),
    condensed: Number(condensed),
    x: Number(x),
    y: Number(y),
  }));
  return { texts, stream };
}

const valuesOf = async (input: RoiInput) => readValues(await fill(input));

describe('makeRoiTemplates', () => {
  it('makes the same bytes twice', async () => {
    const again = await makeRoiTemplates();
    expect(Buffer.compare(again.integration, templates.integration)).toBe(0);
    expect(Buffer.compare(again.plain, templates.plain)).toBe(0);
  });

  it('makes one Letter page of less than 60 kB with a title that names the brand', async () => {
    for (const bytes of Object.values(templates)) {
      const document = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(document.getPageCount()).toBe(1);
      expect(document.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
      expect(document.getTitle()).toContain(siteConfig.brand.name);
      expect(bytes.length).toBeLessThan(60_000);
    }
  });
});

describe('a filled report', () => {
  it('has its figures in the theme’s color of text, and its bar in the color of the first product', async () => {
    const { stream } = await valuesOf(roiDefaults);
    expect([...new Set(stream.match(/[\d.]+ [\d.]+ [\d.]+ (?:rg|RG)/g))]).toEqual([
      `${paint('ink')} rg`,
      `${paint('cmmsLive')} rg`,
      `${paint('ink')} RG`,
    ]);
  });

  it('draws the values of the defaults at the positions that the specification fixes', async () => {
    const { texts } = await valuesOf(roiDefaults);
    expect(texts).toEqual(
      expect.arrayContaining([
        { text: '505.81%', x: 40, y: 640, size: 32, condensed: 100 },
        { text: '$280,972.80', x: 280, y: 640, size: 32, condensed: 100 },
        { text: '10,044 hours', x: 40, y: 500, size: 20, condensed: 100 },
        { text: '62.5%', x: 230, y: 500, size: 20, condensed: 100 },
        { text: '2 months', x: 420, y: 500, size: 20, condensed: 100 },
      ]),
    );
    for (const text of ['$70,048.80', '3,240 Hr', '$210,924.00', '6,804 Hr']) {
      expect(texts.find((placed) => placed.text === text)?.size).toBe(10);
    }
  });

  it('leaves the integration saving out of the plain report and moves the breakeven', async () => {
    const { texts } = await valuesOf({ ...roiDefaults, isIntegration: false });
    expect(texts.some(({ x, y }) => x === 230 && y === 500)).toBe(false);
    expect(texts).toContainEqual({ text: '2 months', x: 320, y: 500, size: 20, condensed: 100 });
  });

  it.each([
    ['floor', { buildings: 1, inHouseEmployees: 1000 }, ['-85.66%', '$28,097.28', '1,004 hours']],
    ['ceiling', { buildings: 2000 }, ['80,155.01%', '$56,194,560.00', '2,008,800 hours']],
  ] as const)(
    'prints 9.1’s figures and, below, the visitor’s own sums at the %s',
    async (limit, input, own) => {
      const result = computeRoi({ ...roiDefaults, ...input }, specifiedBands);
      expect(result.limit).toBe(limit);
      const published = formatRoi(result);
      const { texts, stream } = await valuesOf(result.input);
      expect(texts.filter(({ y }) => y === 640).map(({ text }) => text)).toEqual([
        published.ROIPercentage,
        published.totalCostSavedPerYear,
      ]);
      expect(texts.filter(({ y }) => y === ownBoxes.roi.y).map(({ text }) => text)).toEqual(own);
      for (const text of [
        published.costSavedInhouse,
        published.timeSavedInhouse,
        published.costSavedOutsourced,
        published.timeSavedOutsourced,
        formatPercentage(result.savedShare * 100),
      ])
        expect(texts.map((placed) => placed.text)).toContain(text);
      expect(stream).toContain(`/${reportNotes[limit]} Do`);
    },
  );

  it('has no note and no second figures where nothing is clamped', async () => {
    const { texts, stream } = await valuesOf(roiDefaults);
    expect(stream).not.toContain('/Note');
    expect(texts.some(({ y }) => y === ownBoxes.roi.y)).toBe(false);
  });

  it('works from the bands of its site', async () => {
    const bands = { ...specifiedBands, people: [{ upTo: 11, cost: 7000 }, { cost: 40000 }] };
    const bytes = await createReportFiller(templates, bands)(roiDefaults);
    const { texts } = await readValues(Buffer.concat(bytes));
    // 40,000 license + 7,380 for ten buildings + 0.3 × 40,000.
    expect(texts.map(({ text }) => text)).toContain('$59,380.00');
  });

  it('carries a date only when one is given', async () => {
    expect((await valuesOf(roiDefaults)).stream).not.toContain('/DateLabel');
    const dated = await readValues(await fill(roiDefaults, { date: '21 Nov 2026' }));
    expect(dated.texts.map(({ text }) => text)).toContain('21 Nov 2026');
    expect(dated.stream).toContain('/DateLabel Do');
  });

  it('gives the same bytes for the same input, after other reports and side by side with them', async () => {
    const first = await fill(roiDefaults);
    const inputs = Array.from({ length: 12 }, (_, index) => ({ ...roiDefaults, buildings: index + 1 }));
    const together = await Promise.all(inputs.map((input) => fill(input)));
    expect(Buffer.compare(together[9] ?? new Uint8Array(), first)).toBe(0);
    expect(new Set(together.map((bytes) => Buffer.from(bytes).toString('latin1'))).size).toBe(12);
  });

  it('keeps every text inside the page, condensed by a fifth at most, whatever the query says', async () => {
    const names = Object.values(roiFieldNames('Lintel'));
    const digits = fc.bigInt({ min: -(10n ** 45n), max: 10n ** 45n }).map(String);
    const value = fc.oneof(digits, fc.double().map(String), fc.integer().map(String), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (query) => {
        const { texts } = await valuesOf(roiInputFromQuery(query, 'Lintel'));
        for (const placed of texts) {
          expect(placed.text).not.toMatch(/NaN|Infinity/);
          expect(placed.x).toBeGreaterThanOrEqual(40);
          expect(placed.condensed).toBeGreaterThanOrEqual(80);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('rejects bytes that are no template', async () => {
    const broken = createReportFiller(
      { integration: new Uint8Array([1, 2, 3]), plain: templates.plain },
      specifiedBands,
    );
    await expect(broken(roiDefaults)).rejects.toThrow();
    const empty = await PDFDocument.create();
    empty.addPage();
    const unknown = createReportFiller(
      { integration: await empty.save(), plain: templates.plain },
      specifiedBands,
    );
    await expect(unknown(roiDefaults)).rejects.toThrow();
  });
});

describe('the template’s drawing', () => {
  it('holds no figure where the values go', async () => {
    const [stream = ''] = await readContents(templates.integration);
    expect(stream).not.toMatch(/1 0 0 1 (40|280) 640 Tm/);
  });

  it('ties the sites together with live lines where systems are integrated, and nowhere else', async () => {
    const energy = [1, 3, 5].map((at) =>
      Number.parseInt(theme.colors.day['energy-live'].slice(at, at + 2), 16),
    );
    const line = `${energy.map((channel) => (channel / 255).toFixed(3)).join(' ')} RG`;
    const [integration = ''] = await readContents(templates.integration);
    const [plain = ''] = await readContents(templates.plain);
    expect(integration).toContain(line);
    expect(plain).not.toContain(line);
  });

  it('is painted with opacities that its page declares', async () => {
    for (const bytes of Object.values(templates)) {
      const page = (await PDFDocument.load(bytes, { updateMetadata: false })).getPage(0).node;
      const [stream = ''] = await readContents(bytes);
      const used = new Set(stream.match(/\/O\d+(?= gs)/g));
      const states = page.Resources()?.lookup(PDFName.of('ExtGState'), PDFDict).keys() ?? [];
      expect(new Set(states.map(String))).toEqual(used);
    }
  });
});
