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
  /** A kitchen freezer at night: the clause in the middle keeps three jobs from being raised for one fault. */
  freezer: {
    label:
      'Rule 311: if a freezer reads above 5 °F for 10 minutes and no job is open, raise a P2, page whoever is on call, tell the kitchen.',
    title: 'Rule 311, freezer warm',
    clauses: [
      { word: 'If', text: 'freezer {> 5 °F} for {10 min}' },
      { word: 'And', text: 'no job is {open} on its circuit' },
      { word: 'Then', text: 'raise {P2}, page {on call}' },
      { word: 'Tell', text: 'the {kitchen} by {22:30}' },
    ],
  },
} satisfies Record<string, RuleCardProps>;
