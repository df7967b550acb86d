import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { fieldsOfLayout } from '../../fieldsOfLayout.ts';
import { href, line, ownSystem, sectionBase } from '../../sectionBase.ts';

/** Rooms in a row, each a picture with a title and a text: links to neighbors, or a corridor to scroll along. */
export const roomRowSchema = z
  .strictObject({
    type: z.literal('roomRow'),
    ...sectionBase,
    layout: z
      .enum(['building', 'corridor'])
      .describe(
        'building: from edge to edge, with links to other pages; corridor: it scrolls sideways, two rooms at a time',
      ),
    title: line(60),
    intro: line(200).optional(),
    system: ownSystem('building: color of the current page’s room'),
    previous: standardText('roomRow.previous', line(30)),
    next: standardText('roomRow.next', line(30)),
    listLabel: line(60).optional().describe('corridor: names the scrolling list for assistive technology'),
    rooms: z
      .array(
        z.strictObject({
          title: line(60),
          text: line(180),
          href: href.optional().describe('building: omit for the current page’s room'),
          scene: sceneSchema.describe(
            'building: 300 × 190, as room-plan and room-desk; corridor: 480 × 288, its lower edge the floor',
          ),
        }),
      )
      .min(3)
      .max(8),
  })
  .superRefine(
    fieldsOfLayout({
      building: { system: 'optional' },
      corridor: { axis: 'optional', tone: 'optional', listLabel: 'required' },
    }),
  )
  .refine(
    ({ layout, rooms }) => layout === 'building' || rooms.every((room) => !room.href),
    'the rooms of a corridor are not links: leave out href',
  );

export type RoomRowProps = z.output<typeof roomRowSchema>;
