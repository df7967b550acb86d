import type { RoiResult } from './computeRoi.ts';

/** From here on, a number is written in scientific notation: its digits would not fit. */
const LONGEST = 1e12;

/** Formats by the conventions of a language: `12,345.6`, or `1.23E20` for a number that is too long in full. */
function formatter(given: Intl.NumberFormatOptions, language = 'en-US'): (value: number) => string {
  // A negative zero has no sign.
  const options = { ...given, signDisplay: 'negative' } as const;
  const full = new Intl.NumberFormat(language, options);
  const short = new Intl.NumberFormat(language, {
    ...options,
    notation: 'scientific',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  return (value) => (Math.abs(value) < LONGEST ? full : short).format(value);
}

const money = formatter({ style: 'currency', currency: 'USD' });
const whole = formatter({ maximumFractionDigits: 0 });
const plain = formatter({ maximumFractionDigits: 2 });

/** US dollars with cents: `$280,972.80`. */
export function formatMoney(amount: number): string {
  return money(amount);
}

/** Whole hours in words: `10,044 hours`, `1 hour`. */
export function formatHours(hours: number): string {
  const rounded = Math.round(hours);
  return `${whole(rounded)} ${rounded === 1 ? 'hour' : 'hours'}`;
}

/** Whole hours as in the report's table: `3,240 Hr`. */
export function formatShortHours(hours: number): string {
  return `${whole(Math.round(hours))} Hr`;
}

/** A percentage with at most two decimals: `505.81%`, `1,500%`. */
export function formatPercentage(percentage: number): string {
  return `${plain(Math.round(percentage * 100) / 100)}%`;
}

/**
 * A count or an average, grouped, with at most two decimals: `4,320`, `0.25`.
 *
 * @param language that of the page, for Intl
 */
export function formatCount(count: number, language?: string): string {
  return formatter({ maximumFractionDigits: 2 }, language)(count);
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
