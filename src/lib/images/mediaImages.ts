import { trackedQuery } from '../../content/reading/trackedQueries.ts';
import { readMediaImage } from '../../media/mediaFiles.ts';

/**
 * The picture at a path within content/media, for MDX. A page that shows it is rendered again when the picture changes.
 * Throws with the nearest name if there is none.
 */
export const mediaImage = trackedQuery('picture', readMediaImage);
