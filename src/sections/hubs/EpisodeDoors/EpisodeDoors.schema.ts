import { z } from 'zod';
import { filmReference } from '../../../content/entries/films/films.ts';
import { corridorRooms } from '../../../scenes/drawings/podcast/corridorDoors.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** The podcast’s episodes as the doors of a corridor at night; the newest is open and lit. */
export const episodeDoorsSchema = z.strictObject({
  type: z.literal('episodeDoors'),
  ...anchorBase,
  title: line(80).describe('the page’s h1'),
  intro: line(320),
  with: line(40).describe('before the names of those who talk, with %names%'),
  read: line(40).describe('the link to the transcript'),
  watch: line(40).describe('the link to the film'),
  episodes: z
    .array(
      z.strictObject({
        number: z.number().int().positive(),
        film: filmReference.describe('the episode as a captioned film; its transcript is the episode’s page'),
        text: line(160),
        behind: z.enum(corridorRooms).describe('what shows through the glass of its door'),
      }),
    )
    .min(2)
    .max(8)
    .describe('the newest first'),
  links: z.array(link).min(1).max(4).describe('more to watch and read, at the end of the corridor'),
});

export type EpisodeDoorsProps = z.output<typeof episodeDoorsSchema>;
