import type { RoiResult } from './computeRoi.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** US dollars with cents: `$280,972.80`. */
export function formatMoney(amount: number): string {
  return money.format(positiveZero(amount));
}

/** Whole hours in words: `10,044 hours`, `1 hour`. */
export function formatHours(hours: number): string {
  const rounded = Math.round(hours);
  return `${whole.format(positiveZero(rounded))} ${rounded === 1 ? 'hour' : 'hours'}`;
}

/** Whole hours as in the report's table: `3,240 Hr`. */
export function formatShortHours(hours: number): string {
  return `${whole.format(positiveZero(Math.round(hours)))} Hr`;
}

/** A percentage with at most two decimals: `505.81%`, `1,500%`. */
export function formatPercentage(percentage: number): string {
  return `${plain.format(positiveZero(Math.round(percentage * 100) / 100))}%`;
}

/** A count or an average, grouped, with at most two decimals: `4,320`, `0.25`. */
export function formatCount(count: number): string {
  return plain.format(positiveZero(count));
}

/** The output fields of specification section 3, as text. */
export type FormattedRoi = {
  readonly ROIPercentage: string;
  readonly totalCostSavedPerYear: string;
  readonly totalTimeSavedPerYear: string;
  readonly breakevenTimeline: string;
  readonly costSavedInhouse: string;
  readonly timeSavedInhouse: string;
  readonly costSavedOutsourced: string;
  readonly timeSavedOutsourced: string;
  /** Null without integration. */
  readonly savingsOnIntegrationsPercentage: string | null;
};

/** The values that the page shows and the report prints. */
export function formatRoi(result: RoiResult): FormattedRoi {
  const integration = result.integrationSavingPercentage;
  return {
    ROIPercentage: formatPercentage(result.roiPercentage),
    totalCostSavedPerYear: formatMoney(result.totalCostSaved),
    totalTimeSavedPerYear: formatHours(result.totalHoursSaved),
    breakevenTimeline: result.breakeven,
    costSavedInhouse: formatMoney(result.inHouse.costSaved),
    timeSavedInhouse: formatShortHours(result.inHouse.hoursSaved),
    costSavedOutsourced: formatMoney(result.outsourced.costSaved),
    timeSavedOutsourced: formatShortHours(result.outsourced.hoursSaved),
    savingsOnIntegrationsPercentage: integration === null ? null : formatPercentage(integration),
  };
}

/** Turns a negative zero, which Intl writes with a sign, into zero. */
function positiveZero(value: number): number {
  return value === 0 ? 0 : value;
}
