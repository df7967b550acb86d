import { windowData } from '../words/windowData.ts';
import type { RuleCardProps } from './RuleCard.tsx';

export const ruleCardExamples = {
  /** The rule that raises a job two seconds after the leak is detected. */
  get default() {
    return windowData('ruleCard');
  },
  /** A fan that runs while no one is there: the rule waits for three nights, because a single one may be intended. */
  get fan() {
    return windowData('ruleFan');
  },
  /** A kitchen freezer at night: the middle clause prevents three jobs from being raised for one fault. */
  get freezer() {
    return windowData('ruleFreezer');
  },
} satisfies Record<string, RuleCardProps>;
