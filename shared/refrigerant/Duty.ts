import type { Day } from './days.ts';

/** One thing that a rule asks for, as the tools list it and calendars hold it. Its words are content. */
export interface Duty {
  /** Names the duty's words in content/documents/refrigerant-rules.yaml. */
  id: DutyId;
  /** The day by which it is done; none for what holds from now on. */
  due?: Day | undefined;
  /** Months between occurrences of a recurring duty. */
  everyMonths?: number;
  /** Asked for by section 608, whose duties 40 CFR 84.106 took over. */
  isSection608?: boolean;
  /** Figures that the words name, such as a weight or a rate. */
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
