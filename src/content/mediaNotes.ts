import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remedyFor } from '../../shared/text/nearest.ts';
import { mediaNoteSchema } from '../media/MediaImage.ts';
import { mediaNotes, mediaPictures, mediaRoot } from '../media/mediaFiles.ts';
import { ContentError, type ContentFault, orNote } from './contentError.ts';
import { parseContent } from './parseContent.ts';
import { readYaml } from './readContent.ts';

/**
 * Checks the notes beside the pictures of content/media, whether or not a page shows them. Throws ContentError with
 * every fault, a note without its picture included.
 */
export function readMediaNotes(): void {
  const faults: ContentFault[] = [];
  for (const path of mediaNotes()) {
    const picture = path.replace(/\.yaml$/, '');
    const file = join(mediaRoot(), path);
    if (!existsSync(join(mediaRoot(), picture)))
      faults.push({
        file,
        text: `there is no picture “${picture}” beside it: ${remedyFor(picture, mediaPictures())}`,
      });
    orNote(faults, () => {
      const { data } = readYaml(`media/${path}`);
      parseContent(mediaNoteSchema, data, file);
    });
  }
  if (faults.length > 0) throw new ContentError(faults);
}
