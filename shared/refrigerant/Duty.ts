import type { Day } from './days.ts';

/** A requirement of a rule, for the lists of the tools and for calendars. Its wording is content. */
export interface Duty {
  /** Key of the duty's wording in content/documents/refrigerant-rules.yaml. */
  id: DutyId;
  /** The due date; none for a standing duty. */
  due?: Day | undefined;
  /** Months between occurrences of a recurring duty. */
  everyMonths?: number;
  /** Required by section 608, whose duties 40 CFR 84.106 took over. */
  isSection608?: boolean;
  /** Figures in the wording, such as a weight or a rate. */
  figures?: Record<string, number>;
}

/** All duties that the tools can name. */
export const DUTY_IDS = [
  'us-calculate',
  'us-records',
  'us-repair',
  'us-initial-test',
  'us-follow-up-test',
  'us-inspections',
  'us-plan',
  'us-plan-done',
  'us-chronic-report',
  'us-detection',
  'us-section-608',
  'ca-register',
  'ca-inspections',
  'ca-detection',
  'ca-detection-check',
  'ca-repair',
  'ca-report',
  'ca-records',
  'eu-leak-checks',
  'eu-detection',
  'eu-detection-check',
  'eu-repair',
  'eu-repair-check',
  'eu-records',
  'eu-service-ban',
  'gb-leak-checks',
  'gb-detection',
  'gb-detection-check',
  'gb-repair',
  'gb-repair-check',
  'gb-records',
  'gb-service-ban',
] as const;

export type DutyId = (typeof DUTY_IDS)[number];
