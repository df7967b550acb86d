import type { Locale } from '../../../content/files/locale.ts';
import { readDocument } from '../../../content/reading/readRegional.ts';
import { type StoryCopy, storyCopySchema } from '../../../islands/TourConsole/storyCopy.schema.ts';
import type { TourConsoleProps } from '../../../islands/TourConsole/TourConsole.tsx';
import { artFile } from '../../../scenes/artFiles.ts';
import { estateScene } from '../../../scenes/estate/estateScene.ts';
import { readDutyCopy } from '../../tools/Tool/readToolCopy.ts';

/** The texts of the tour in a locale, with the names of the legal duties. Throws ContentError on an invalid field. */
export function readStoryCopy(locale: Locale = 'en'): StoryCopy {
  const copy = readDocument('product-story', locale, storyCopySchema);
  const duties = Object.entries(readDutyCopy().duties).map(([id, { title }]) => [id, title] as const);
  return { ...copy, duties: Object.fromEntries(duties.filter(([id]) => id.startsWith('us-'))) };
}

/** Props of the tour: what it shows before a path is chosen, and the drawing in which it highlights rooms. */
export function readTourStart(): TourConsoleProps {
  const { paths, console: words } = readStoryCopy();
  const face = (id: keyof typeof paths) => ({ name: paths[id].name, text: paths[id].text });
  const { svg, width, height } = estateScene({ crop: 'phone', still: true, isMarked: false });
  return {
    paths: {
      facility: face('facility'),
      refrigeration: face('refrigeration'),
      energy: face('energy'),
      free: face('free'),
    },
    loading: words.loading,
    failed: words.failed,
    picture: { src: artFile('estate-tour', svg), width, height },
  };
}
