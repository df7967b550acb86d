import type { StoryCopy } from './storyCopy.schema.ts';

/** URL of the tour's words, which the build writes. */
export const STORY_PATH = '/product-story.json';

let loading: Promise<StoryCopy> | undefined;

/** Fetches the tour's words, once; a failed request is retried on the next call. */
export function loadStory(): Promise<StoryCopy> {
  loading ??= fetch(STORY_PATH).then((response) => {
    if (!response.ok) throw new Error(`${STORY_PATH}: ${response.status}`);
    return response.json() as Promise<StoryCopy>;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
