import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { ownFormCopy } from '../../forms/FormPage/FormPage.schema.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of a webinar’s page: the stage with the talk's subject, its chapters to scale, and the form. */
export const webinarHeadSchema = z.strictObject({
  type: z.literal('webinarHead'),
  ...anchorBase,
  alt: line(200).optional().describe('what the drawing shows; without it, the drawing is decorative'),
  minutes: standardText('webinarHead.minutes', line(20)),
  recorded: standardText('webinarHead.recorded', line(30)),
  planned: standardText('webinarHead.planned', line(30)),
  extras: standardText('webinarHead.extras', line(60)),
  play: standardText('webinarHead.play', line(40)),
  free: standardText('webinarHead.free', line(30)),
  lockedAhead: standardText('webinarHead.lockedAhead', line(80)).describe(
    'in place of the player until there is a recording',
  ),
  close: standardText('webinarHead.close', line(30)),
  chapters: standardText('webinarHead.chapters', line(30)),
  formTitle: standardText('webinarHead.formTitle', line(60)),
  formTitleAhead: standardText('webinarHead.formTitleAhead', line(60)),
  formDesc: standardText('webinarHead.formDesc', line(160)),
  formTitleWaiting: standardText('webinarHead.formTitleWaiting', line(60)).describe(
    'between the talk and its recording',
  ),
  formDescWaiting: standardText('webinarHead.formDescWaiting', line(160)),
  formDescAhead: standardText('webinarHead.formDescAhead', line(160)),
  open: standardText('webinarHead.open', line(40)).describe(
    'on the link to the recording, for whoever has registered in this browser',
  ),
  registered: standardText('webinarHead.registered', line(80)).describe('above that link'),
  copy: ownFormCopy,
});

export type WebinarHeadProps = z.output<typeof webinarHeadSchema>;
