import type { RuleCardProps } from './RuleCard.tsx';

export const ruleCardExamples = {
  /** The rule that answers the leak two seconds after it is sensed. */
  default: {
    label:
      'Rule 118: if refrigerant reads above 50 ppm twice, raise a P1, page the vendor, open a leak record.',
    title: 'Rule 118, leak',
    clauses: [
      { word: 'If', text: 'ppm {> 50} in {2 readings}' },
      { word: 'Then', text: 'raise {P1}, page {Refcool}' },
      { word: 'And', text: 'open leak record' },
    ],
  },
} satisfies Record<string, RuleCardProps>;
