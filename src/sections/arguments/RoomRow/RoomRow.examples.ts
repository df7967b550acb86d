import type { z } from 'zod';
import type { roomRowSchema } from './RoomRow.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const roomRowExamples = {
  corridor: {
    type: 'roomRow',
    layout: 'corridor',
    axis: 'Culture',
    tone: 'sheet',
    title: 'How the place works',
    listLabel: 'Five rooms of our office, scrolls sideways',
    rooms: [
      {
        title: 'Everyone does a week on site',
        text: 'Finance too.',
        scene: { scene: 'drawing', name: 'culture-week' },
      },
      {
        title: 'Lights out at six',
        text: 'Nobody ships on a Friday.',
        scene: { scene: 'drawing', name: 'culture-lights' },
      },
      {
        title: 'Reviews without names',
        text: 'What failed, what we believed, what we changed.',
        scene: { scene: 'drawing', name: 'culture-review' },
      },
      {
        title: 'The tool library',
        text: 'Take a thermal camera home.',
        scene: { scene: 'drawing', name: 'culture-tools' },
      },
      {
        title: 'Lunch by the plant',
        text: 'The unit on the roof is ours to break.',
        scene: { scene: 'drawing', name: 'culture-garden' },
      },
    ],
  },
  building: {
    type: 'roomRow',
    layout: 'building',
    title: 'Next door',
    intro: 'Modules share walls. Open a door and the job comes with you.',
    rooms: [
      {
        title: 'Planned maintenance',
        text: 'A year of servicing by week and crew.',
        href: '/product/maintenance-management-software/',
        scene: { scene: 'drawing', name: 'room-plan' },
      },
      { title: 'Work orders', text: 'You are here.', scene: { scene: 'drawing', name: 'room-desk' } },
      {
        title: 'Parts and stock',
        text: 'What is on the van, what is on the shelf.',
        href: '/product/parts-inventory-management-software/',
        scene: { scene: 'drawing', name: 'room-stock' },
      },
    ],
  },
} satisfies Record<string, z.input<typeof roomRowSchema>>;
