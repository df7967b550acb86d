import { z } from 'zod';
import { ownFormCopy } from '../../forms/FormPage/FormPage.schema.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of a webinar’s page: the stage with what the talk is about, its chapters to scale, and the form. */
export const webinarHeadSchema = z.strictObject({
  type: z.literal('webinarHead'),
  ...anchorBase,
  alt: line(200).optional().describe('what the drawing shows; without it the drawing is decoration'),
  minutes: line(20).default('%count% min'),
  recorded: line(30).default('Recorded %date%'),
  planned: line(30).default('%date%, %time%'),
  extras: line(60).default('Captions, chapters in words'),
  play: line(40).default('Play the first %count% minutes'),
  free: line(30).default('no form'),
  locked: line(60).default('The recording opens with the form'),
  close: line(30).default('Close the video'),
  chapters: line(30).default('Chapters'),
  formTitle: line(60).default('Watch all %count% minutes'),
  formTitleAhead: line(60).default('Register for the webinar'),
  formDesc: line(160).default('The recording opens at once. The slides follow by email.'),
  formDescAhead: line(160).default('The link to the room comes by email, with a calendar file.'),
  open: line(40)
    .default('Open the recording')
    .describe('on the link to the registration page of the recording'),
  openNote: line(120).default('Four answers, about half a minute. No list.'),
  copy: ownFormCopy,
});

export type WebinarHeadProps = z.output<typeof webinarHeadSchema>;
