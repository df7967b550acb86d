import { z } from 'zod';
import { remedyFor } from '../../../../shared/text/nearest.ts';
import { filmReference } from '../../../content/entries/films/films.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { anchorBase, line } from '../../sectionBase.ts';

const known: readonly string[] = windowNames;

/** A film whose windows all exist. */
const film = filmReference.superRefine(({ id, chapters }, context) => {
  for (const { title, frame } of chapters)
    if ('window' in frame && !known.includes(frame.window))
      context.addIssue({
        code: 'custom',
        message: `chapter “${title}” of content/films/${id}.yaml: there is no window “${frame.window}”: ${remedyFor(frame.window, known)}`,
      });
});

/** A film with its player, its chapters, and its transcript. */
export const filmPlayerSchema = z.strictObject({
  type: z.literal('filmPlayer'),
  ...anchorBase,
  title: line(110).describe('the page’s h1'),
  film,
  length: standardText('filmPlayer.length', line(40)).describe('%length% is minutes and seconds'),
  start: standardText('filmPlayer.start', line(40)).describe('%title% is the film’s'),
  close: standardText('filmPlayer.close', line(30)),
  play: standardText('filmPlayer.play', line(20)),
  pause: standardText('filmPlayer.pause', line(20)),
  position: standardText('filmPlayer.position', line(30)),
  captions: standardText('filmPlayer.captions', line(20)),
  captionsSign: standardText('filmPlayer.captionsSign', line(6)).describe('on the button: CC'),
  sound: standardText('filmPlayer.sound', line(20)),
  speed: standardText('filmPlayer.speed', line(20)),
  times: standardText('filmPlayer.times', line(20)).describe('%count% is the speed'),
  full: standardText('filmPlayer.full', line(30)),
  controls: standardText('filmPlayer.controls', line(40)),
  transcript: standardText('filmPlayer.transcript', line(40)),
  keys: standardText('filmPlayer.keys', line(240)),
  about: standardText('filmPlayer.about', line(40)),
  locked: z
    .strictObject({
      title: standardText('filmPlayer.locked.title', line(60)),
      text: standardText('filmPlayer.locked.text', line(200)),
      register: standardText('filmPlayer.locked.register', line(40)),
    })
    .prefault({}),
});

export type FilmPlayerProps = z.output<typeof filmPlayerSchema>;
