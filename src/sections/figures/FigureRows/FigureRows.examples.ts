import type { z } from 'zod';
import type { EntryKind } from '../../../content/entrySchemas.ts';
import type { figureRowsSchema } from './FigureRows.schema.ts';

/** Named examples; each key says what its example is for. */
export const figureRowsExamples = {
  default: {
    type: 'figureRows',
    axis: 'Why join',
    title: 'Why join us?',
    intro: 'Four figures from the offer letter.',
    rows: [
      { figure: '4.5 days', title: 'The week ends on Friday at noon', text: 'The rota is paid.' },
      { figure: '26 weeks', title: 'Leave for any new parent', text: 'On full pay.' },
      { figure: '1 week', title: 'On site, every year', text: 'With a crew of a customer.' },
    ],
  },
  takeawaysOfAWebinar: { type: 'figureRows', axis: 'Takeaways', title: 'What you take away' },
} satisfies Record<string, z.input<typeof figureRowsSchema>>;

/** The kind of page that an example is shown on, where the first page with the section would not do. */
export const exampleEntries = { takeawaysOfAWebinar: 'webinar' } satisfies Partial<
  Record<keyof typeof figureRowsExamples, EntryKind>
>;
