import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remedyFor } from '../../../shared/text/nearest.ts';
import { mediaNoteSchema } from '../../media/MediaImage.ts';
import { mediaNotes, mediaPictures, mediaRoot } from '../../media/mediaFiles.ts';
import { type ContentFault, collectError } from '../files/contentError.ts';
import { parseContent } from '../reading/parseContent.ts';
import { readYaml } from '../reading/readContent.ts';

/**
 * The faults in the notes beside the pictures of content/media, whether or not a page shows them, and notes without
 * their picture.
 */
export function mediaNoteFaults(): ContentFault[] {
  const faults: ContentFault[] = [];
  for (const path of mediaNotes()) {
    const picture = path.replace(/\.yaml$/, '');
    const file = join(mediaRoot(), path);
    if (!existsSync(join(mediaRoot(), picture)))
      faults.push({
        file,
        text: `there is no picture “${picture}” beside it: ${remedyFor(picture, mediaPictures())}`,
      });
    collectError(faults, () => {
      const { data } = readYaml(`media/${path}`);
      parseContent(mediaNoteSchema, data, file);
    });
  }
  return faults;
}
