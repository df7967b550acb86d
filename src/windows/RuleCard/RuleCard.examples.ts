import { windowData } from '../words/windowData.ts';
import type { RuleCardProps } from './RuleCard.tsx';

export const ruleCardExamples = {
  /** The rule that answers the leak two seconds after it is sensed. */
  get default() {
    return windowData('ruleCard');
  },
  /** A fan that runs with no one there: three nights make it a habit, a single one may be intended. */
  get fan() {
    return windowData('ruleFan');
  },
  /** A kitchen freezer at night: the middle clause prevents three jobs from being raised for one fault. */
  get freezer() {
    return windowData('ruleFreezer');
  },
} satisfies Record<string, RuleCardProps>;
