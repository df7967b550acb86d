import type { z } from 'zod';
import type { EntryKind } from '../../../content/entries/entrySchemas.ts';
import type { itemRowsSchema } from './ItemRows.schema.ts';

const scene = { scene: 'drawing', name: 'cover-ahu' } as const;

/** Named examples; each key gives the reason it exists. */
export const itemRowsExamples = {
  default: {
    type: 'itemRows',
    axis: 'Why join',
    title: 'Why join us?',
    intro: 'Three figures from the offer letter.',
    rows: [
      { figure: '4.5 days', title: 'The week ends on Friday at noon', text: 'The rota is paid.' },
      { figure: '26 weeks', title: 'Leave for any new parent', text: 'On full pay.' },
      { figure: '1 week', title: 'On site, every year', text: 'With a crew of a customer.' },
    ],
  },
  takeawaysOfAWebinar: { type: 'itemRows', axis: 'Takeaways', title: 'What you take away' },
  prices: {
    type: 'itemRows',
    tone: 'night',
    title: 'Plug in at any storey',
    rows: [
      {
        title: 'Connected Buildings',
        text: 'Meters, faults and edge control',
        price: '$48',
        per: 'per building, per month',
        system: 'energy',
      },
      { title: 'Edge gateway', text: 'Bought once', price: '$640', per: 'each', href: '/iot-edge/' },
    ],
  },
  chaptersOfADocument: {
    type: 'itemRows',
    axis: 'Contents',
    title: 'Three chapters, one worked leak',
    intro: 'Case 14 runs through all of them, from the first alarm to the signed record.',
    rows: [
      {
        title: 'What the inspector asks for first',
        text: 'Four records, in the order she wants them.',
        page: 4,
        scene,
      },
      { title: 'Leak rate, worked through', text: 'Eleven kilos, two top-ups and one sum.', page: 9, scene },
      {
        title: 'The log that ends the conversation',
        text: 'A blank one, and a filled one.',
        page: 15,
        scene,
      },
    ],
  },
  modules: {
    type: 'itemRows',
    layout: 'modules',
    title: 'Four ways into the loop',
    intro: 'Begin with the one that hurts.',
    system: 'cold',
    rows: [
      {
        module: 'refrigeration-monitoring',
        text: 'Which case is warm, and since when?',
        measured: 'every 60 s',
      },
      { module: 'refrigeration-compliance', text: 'What does the inspector see?' },
    ],
  },
  trials: {
    type: 'itemRows',
    layout: 'trials',
    axis: 'Limits',
    title: 'What did not work',
    intro: 'The plan had more in it than the result.',
    rows: [
      {
        title: 'Setback by the clock',
        when: 'Weeks 3–5',
        text: 'Lists run over. The room now tells the fan that it is empty, and the clock only agrees.',
        verdict: 'out',
      },
      {
        title: 'One rule for all stores',
        when: 'June',
        text: 'Old cases drift further before they fail. They have limits of their own.',
        verdict: 'changed',
      },
      {
        title: 'Meters on the small boards',
        when: 'Since August',
        text: 'Nine boards have no room for a clamp. They are estimated, and said to be.',
        verdict: 'open',
      },
    ],
  },
  clauses: {
    type: 'itemRows',
    layout: 'clauses',
    axis: 'Rules',
    tone: 'night',
    title: 'Engineering rules',
    intro: 'Written as a specification, because that is how we are held to them.',
    clauses: [
      {
        title: 'Readings',
        rules: [
          { rule: 'A reading carries its time.', reason: 'Without one it is an opinion.' },
          { rule: 'A gap is drawn as a gap.', reason: 'A line through it would be invented.' },
        ],
      },
      { title: 'Hands', rules: [{ rule: 'It works in gloves.', reason: 'Most of the work does.' }] },
    ],
  },
} satisfies Record<string, z.input<typeof itemRowsSchema>>;

/** The kind of page that an example needs, if the first page with the section is unsuitable. */
export const exampleEntries = { takeawaysOfAWebinar: 'webinar' } satisfies Partial<
  Record<keyof typeof itemRowsExamples, EntryKind>
>;
