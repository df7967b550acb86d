import type { RoiNumberField } from './roiInput.ts';

/** US Letter, in points. */
export const reportPage = { width: 612, height: 792 } as const;

/** Left and right edge of the report's text. */
export const reportMargins = { start: 40, end: 572 } as const;

/** Names under which a template offers its fonts to the values. */
export const reportFonts = { display: 'ValueDisplay', mono: 'ValueMono' } as const;

/**
 * Names of the drawings in a template that are shown only when they apply. The words in them belong to the template:
 * those for the floor and the ceiling label the visitor's own figures and say why the published figures differ.
 */
export const reportNotes = { floor: 'NoteFloor', ceiling: 'NoteCeiling', date: 'DateLabel' } as const;

export type ReportBox = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly maxWidth: number;
  readonly align?: 'start' | 'end';
};

/** Specification, section 9.1, "PDF text positions": points on the first page, the origin at its lower left. */
export const headlineBoxes = {
  roi: { x: 40, y: 640, size: 32, maxWidth: 206 },
  totalCostSaved: { x: 280, y: 640, size: 32, maxWidth: 292 },
} as const satisfies Record<string, ReportBox>;

type KeyBoxes = { readonly totalTimeSaved: ReportBox; readonly breakeven: ReportBox };

/** The second row of values; the breakeven moves if the integration saving is between them. */
export const keyBoxes: Readonly<{
  integration: KeyBoxes & { readonly integrationSaving: ReportBox };
  plain: KeyBoxes;
}> = {
  integration: {
    totalTimeSaved: { x: 40, y: 500, size: 20, maxWidth: 166 },
    integrationSaving: { x: 230, y: 500, size: 20, maxWidth: 166 },
    breakeven: { x: 420, y: 500, size: 20, maxWidth: 152 },
  },
  plain: {
    totalTimeSaved: { x: 40, y: 500, size: 20, maxWidth: 248 },
    breakeven: { x: 320, y: 500, size: 20, maxWidth: 252 },
  },
};

/** The four savings by category, in the template's table. */
export const categoryBoxes = {
  costSavedInHouse: { x: 300, y: 428, size: 10, maxWidth: 160, align: 'end' },
  timeSavedInHouse: { x: 444, y: 428, size: 10, maxWidth: 134, align: 'end' },
  costSavedOutsourced: { x: 300, y: 396, size: 10, maxWidth: 160, align: 'end' },
  timeSavedOutsourced: { x: 444, y: 396, size: 10, maxWidth: 134, align: 'end' },
} as const satisfies Record<string, ReportBox>;

/** The investment, after its label below the return. */
export const investmentBox: ReportBox = { x: 246, y: 620, size: 8, maxWidth: 110, align: 'end' };

/** The visitor's own figures, below the large ones, if those are the model's floor or ceiling. */
export const ownBoxes = {
  roi: { x: 166, y: 602, size: 9.5, maxWidth: 92 },
  totalCostSaved: { x: 306, y: 602, size: 9.5, maxWidth: 104 },
  totalTimeSaved: { x: 458, y: 602, size: 9.5, maxWidth: 114 },
} as const satisfies Record<string, ReportBox>;

/** The bar drawn to scale: the share of the yearly cost that is saved. */
export const savingBar = {
  x: 40,
  y: 558.5,
  width: 532,
  height: 9,
  dimensionY: 574,
  labelX: 96,
  labelY: 546,
} as const;

/** The inputs, four to a row, each below its label. */
export const inputBoxes: Readonly<Record<RoiNumberField, ReportBox>> = {
  inHouseEmployees: { x: 40, y: 320, size: 8, maxWidth: 120 },
  buildings: { x: 176, y: 320, size: 8, maxWidth: 120 },
  monthlyWorkOrders: { x: 312, y: 320, size: 8, maxWidth: 120 },
  inHousePercentage: { x: 448, y: 320, size: 8, maxWidth: 120 },
  inHouseHours: { x: 40, y: 292, size: 8, maxWidth: 120 },
  inHouseDecreasePercentage: { x: 176, y: 292, size: 8, maxWidth: 120 },
  outsourcedHours: { x: 312, y: 292, size: 8, maxWidth: 120 },
  outsourcedDecreasePercentage: { x: 448, y: 292, size: 8, maxWidth: 120 },
};

/** The date in the title block, when one is given. */
export const dateBox: ReportBox = { x: 402, y: 17, size: 7.5, maxWidth: 80 };

/** Display values are set slightly tight, like the site's headings. */
export const displayTracking = -0.024;
