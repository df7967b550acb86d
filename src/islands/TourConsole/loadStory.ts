import type { StoryCopy } from './storyCopy.schema.ts';

/** Where the words of the story are, written by the build. */
export const STORY_PATH = '/product-story.json';

let told: Promise<StoryCopy> | undefined;

/** The words of the story, fetched once; again after a failure. */
export function loadStory(): Promise<StoryCopy> {
  told ??= fetch(STORY_PATH).then((response) => {
    if (!response.ok) throw new Error(`${STORY_PATH}: ${response.status}`);
    return response.json() as Promise<StoryCopy>;
  });
  told.catch(() => {
    told = undefined;
  });
  return told;
}
