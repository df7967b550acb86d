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
  /** A fan that runs while nobody is there: three nights make it a habit, one may be meant. */
  fan: {
    label:
      'Rule 042: if the fan of AHU-04 is on outside its schedule for 30 minutes, on 3 nights of 7, open a job for the duty engineer with the cost of a night.',
    title: 'Rule 042, fan at night',
    clauses: [
      { word: 'If', text: 'AHU-04 fan is {on} outside {its schedule}' },
      { word: 'For', text: '{30 min}, on {3} nights of {7}' },
      { word: 'Then', text: 'open a job for the {duty engineer}' },
      { word: 'And', text: 'show the cost of {a night}' },
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
