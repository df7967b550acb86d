import { windowData } from '../words/windowData.ts';
import type { RuleCardProps } from './RuleCard.tsx';

export const ruleCardExamples = {
  /** The rule that answers the leak two seconds after it is sensed. */
  get default() {
    return windowData('ruleCard');
  },
  /** A fan that runs while nobody is there: three nights make it a habit, one may be meant. */
  get fan() {
    return windowData('ruleFan');
  },
  /** A kitchen freezer at night: the clause in the middle keeps three jobs from being raised for one fault. */
  get freezer() {
    return windowData('ruleFreezer');
  },
} satisfies Record<string, RuleCardProps>;
