import type { z } from 'zod';
import type { toolSchema } from './Tool.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const toolExamples = {
  leakRate: {
    type: 'tool',
    title: 'Refrigerant leak rate calculator',
    intro: 'From the log of a circuit: its rate by both methods, and what falls due.',
    tool: 'leak-rate',
  },
  rules: {
    type: 'tool',
    title: 'Which refrigerant rules apply to you?',
    intro: 'Six questions about one circuit.',
    tool: 'refrigerant-rules',
  },
  schedule: {
    type: 'tool',
    title: 'Preventive maintenance schedule maker',
    intro: 'Assets, tasks and how often, spread over a year.',
    tool: 'maintenance-schedule',
  },
  downtime: {
    type: 'tool',
    title: 'Downtime and overtime cost calculator',
    intro: 'What a year of stops costs, with its formula.',
    tool: 'downtime-cost',
  },
  roi: {
    type: 'tool',
    title: 'What would fewer hours on each job save you?',
    intro: 'Nine answers you already have. The result changes as you type.',
    tool: 'roi',
  },
  roiInThreeQuestions: {
    type: 'tool',
    title: 'Three numbers, one minute',
    intro: 'Work orders, buildings, people.',
    tool: 'roi-short',
  },
} satisfies Record<string, z.input<typeof toolSchema>>;
